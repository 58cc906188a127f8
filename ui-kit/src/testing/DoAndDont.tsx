import { DirectionProvider } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import { CheckIcon, CloseIcon } from '../icons/icons.tsx';
import { englishMessages, MessagesProvider } from '../shared/messages.ts';
import classes from './testing.module.css';

interface Example {
  /** What the picture shows, in a sentence. */
  says: string;
  shows: ReactNode;
}

interface DoAndDontProps {
  pairs: readonly { do: Example; dont: Example }[];
}

/** Pairs of pictures: how a part is used, and how it is not. */
export function DoAndDont({ pairs }: DoAndDontProps) {
  return (
    // English, whatever the language of the page.
    <DirectionProvider initialDirection="ltr" detectDirection={false}>
      <MessagesProvider value={englishMessages}>
        <div className={classes.pairs} lang="en" dir="ltr">
          {pairs.flatMap(({ do: right, dont: wrong }) => [
            <figure key={right.says} data-is-right>
              <div>{right.shows}</div>
              <figcaption>
                <CheckIcon size={18} /> Do: {right.says}
              </figcaption>
            </figure>,
            <figure key={wrong.says}>
              <div>{wrong.shows}</div>
              <figcaption>
                <CloseIcon size={18} /> Don’t: {wrong.says}
              </figcaption>
            </figure>,
          ])}
        </div>
      </MessagesProvider>
    </DirectionProvider>
  );
}

/** A landmark is there more than once, and a title is in no order. */
const ofPictures = {
  layout: 'padded',
  a11y: {
    config: {
      rules: ['landmark-unique', 'heading-order'].map((id) => ({ id, enabled: false })),
    },
  },
  docs: { story: { inline: true } },
};

/** The story with the pictures; the docs page shows it with the rules. */
export const doAndDont = (...pairs: DoAndDontProps['pairs']) => ({
  tags: ['!autodocs', 'do-and-dont'],
  parameters: ofPictures,
  render: () => <DoAndDont pairs={pairs} />,
});

/** For parts that are as wide as a window: their pictures stand below one another. */
export const wideFigures = [
  (Story: () => ReactNode) => <div style={{ '--figure': '36rem' } as CSSProperties}>{Story()}</div>,
];
