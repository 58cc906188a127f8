import '@mantine/core/styles/Anchor.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import { Anchor, VisuallyHidden, type AnchorProps } from '@mantine/core';
import { useUiMessages } from '../shared/messages.ts';
import { Link, type LinkProps } from './LinkContext.tsx';
import classes from './TextLink.module.css';

export interface TextLinkProps extends AnchorProps, Omit<LinkProps, keyof AnchorProps> {
  /** Underlined only under the pointer; for lists of links. */
  isQuiet?: boolean;
}

/** Mantine's Anchor over the router's link. It opens another tab only with `target="_blank"`, and then says so. */
export function TextLink({ isQuiet = false, children, ...link }: TextLinkProps) {
  const { opensInNewTab } = useUiMessages();
  const opensTab = link.target === '_blank';
  return (
    <Anchor
      component={Link}
      inherit
      underline={isQuiet ? 'hover' : 'always'}
      classNames={{ root: classes.link }}
      {...link}
      rel={opensTab ? 'noopener noreferrer' : link.rel}
    >
      {children}
      {opensTab ? (
        <>
          {' '}
          <VisuallyHidden component="span">{opensInNewTab}</VisuallyHidden>
        </>
      ) : null}
    </Anchor>
  );
}
