import { Stack, Text, Title } from '@mantine/core';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { TextLink } from '../Link/TextLink.tsx';
import { idOfWords } from './id-of-words.ts';
import { InEnglish } from './InEnglish.tsx';
import { hrefOfToken, idOfToken, idOfUse } from './token-places.ts';
import { isInScreens, partsWith } from './token-uses.ts';
import { CopyName } from '../theme/CopyName.tsx';
import type { pairs } from '../theme/tokens.ts';
import classes from '../theme/Foundations.module.css';

/** What a page of the foundations shows, below its title: a sentence, then the tokens. Both are English, whatever the language of the page. */
export const Sheet = ({ lead, children }: { lead: ReactNode; children: ReactNode }) => (
  <InEnglish>
    <Stack component="section" gap="lg" maw="60rem">
      <Text c="dimmed" maw="40rem">
        {lead}
      </Text>
      {children}
    </Stack>
  </InEnglish>
);

/** A heading of such a page, which its table of contents has. */
export const SheetTitle = ({ children }: { children: string }) => (
  <Title order={2} size="h3" id={idOfWords(children)} data-in-contents>
    {children}
  </Title>
);

/** A link to a docs page of this site, which is followed without loading the site again. */
const PageLink = ({ href, children }: { href: string; children: ReactNode }) => {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    addons.getChannel().emit(NAVIGATE_URL, href);
  };
  return (
    // Stories are in a frame with a file of its own.
    <TextLink href={`./${href}`} target="_top" onClick={follow}>
      {children}
    </TextLink>
  );
};

/** The name of another token, which leads to it. */
export const TokenName = ({ name, children }: { name: string; children: ReactNode }) => (
  <PageLink href={hrefOfToken(name)}>{children}</PageLink>
);

/** What shows a token and where it is used: the place to which links to the token lead. */
export const TokenPlace = ({ name, children }: { name: string; children: ReactNode }) => (
  <div id={idOfToken(name)} className={classes.place}>
    {children}
    <UsedIn name={name} />
  </div>
);

/** One token: a picture of its value, its name and the value. A click copies the name. */
export const Token = ({ name, value, style }: { name: string; value: string; style: CSSProperties }) => (
  <CopyName name={name}>
    <Stack gap={4} fz="xs">
      <span className={classes.sample} style={style} />
      {name}
      <Text span fz="xs" c="dimmed">
        {value}
      </Text>
    </Stack>
  </CopyName>
);

/** Two colors as they are used: letters on a ground, or the edge of a control where only that is asked for. */
export const PairPicture = ({ text, ground, least }: (typeof pairs)[number]) => (
  <span
    className={classes.pair}
    style={{
      background: `var(--mq-${ground})`,
      color: `var(--mq-${text})`,
      borderColor: least === 3 ? 'currentColor' : undefined,
    }}
    aria-hidden
  >
    {least === 3 ? '' : 'Aa'}
  </span>
);

/** Where a token is used that no part of the kit names. */
function unusedName(name: string): string {
  const [, kind, script, rest] = /^--mq-(font|leading)-(arabic|urdu)-(.+)$/.exec(name) ?? [];
  if (script) return `By --mq-${kind}-${rest}, on pages in ${script === 'arabic' ? 'Arabic' : 'Urdu'}`;
  return isInScreens(name) ? 'In no part of the kit, but in screens' : 'In no part of the kit, and in no screen';
}

/** The parts that use a token by their style sheets or by Mantine's props, each a link to its page. */
const UsedIn = ({ name }: { name: string }) => {
  const parts = partsWith(name);
  return (
    <Text component="div" fz="xs" c="dimmed" maw="40rem">
      {parts.length === 0 ? (
        unusedName(name)
      ) : (
        <details className={classes.uses}>
          <summary>{parts.length === 1 ? 'In 1 part' : `In ${parts.length} parts`}</summary>
          {parts.map((part, i) => (
            <span key={part.name}>
              {i > 0 && ', '}
              <PageLink href={`?path=/docs/${part.page}--docs#${idOfUse(name)}`}>{part.name}</PageLink>
            </span>
          ))}
        </details>
      )}
    </Text>
  );
};

/** A size in rem or em, with the px that it is for most people; of one that grows with the window the least and the most. */
export function withPx(size: string): string {
  const found = [...size.matchAll(/([\d.]+)r?em/g)].map(([, number]) => Number(number) * 16);
  const [least = 0, most] = [found[0], found.at(-1)];
  return least === most ? `${size}, ${least} px` : `${least} to ${most} px, ${size}`;
}

/** The scheme of the toolbar. */
export const schemeIn = (globals: Record<string, unknown>) => (globals['scheme'] === 'dark' ? 'dark' : 'light');
