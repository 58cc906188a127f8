import type { CSSProperties, ReactNode } from 'react';
import { CheckIcon, CloseIcon } from '../icons/icons.tsx';
import { InEnglish } from './InEnglish.tsx';
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
    <InEnglish className={classes.pairs}>
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
    </InEnglish>
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
