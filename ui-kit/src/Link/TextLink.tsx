import { useWords } from '../words.ts';
import { Link, type LinkProps } from './LinkContext.tsx';
import classes from './TextLink.module.css';

export interface TextLinkProps extends LinkProps {
  /** Underlined only under the pointer; for lists of links. */
  isQuiet?: boolean;
}

/** A link within words. Leads to another tab only with `target="_blank"`, and then says so. */
export function TextLink({ isQuiet = false, className, children, ...link }: TextLinkProps) {
  const { opensInNewTab } = useWords();
  const opensTab = link.target === '_blank';
  return (
    <Link
      {...link}
      rel={opensTab ? 'noopener noreferrer' : link.rel}
      className={[classes.link, isQuiet ? classes.quiet : '', className].filter(Boolean).join(' ')}
    >
      {children}
      {opensTab ? (
        <>
          {' '}
          <span className={classes.unseen}>{opensInNewTab}</span>
        </>
      ) : null}
    </Link>
  );
}
