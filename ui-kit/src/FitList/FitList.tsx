import { Title } from '@mantine/core';
import { CheckIcon, DashIcon } from '../icons/icons.tsx';
import { useHeadingOrder } from '../shared/heading-order.ts';
import classes from './FitList.module.css';

export interface Fit {
  /** The wish and the fact beside it, "Someone aged 21 to 27; you are 24". */
  text: string;
  /** Whether the fact meets the wish. */
  isMet: boolean;
  /** The same in a word, "Fits". */
  word: string;
}

export interface FitListProps {
  /** The heading, "What he asks for". */
  title: string;
  /** The wishes, in order. */
  fits: readonly Fit[];
}

/** Wishes, each with a mark and a word that say whether it is met. */
export function FitList({ title, fits }: FitListProps) {
  const order = useHeadingOrder(2);
  return (
    <div className={classes.part}>
      <Title order={order} ff="var(--mq-font-text)" fz="sm" fw={600} mb="xs">
        {title}
      </Title>
      <ul className={classes.list}>
        {fits.map(({ text, isMet, word }) => (
          <li key={text} className={classes.fit} data-met={isMet || undefined}>
            <span className={classes.mark}>{isMet ? <CheckIcon size={18} /> : <DashIcon size={18} />}</span>
            <span className={classes.text}>
              <bdi>{text}</bdi>
              {/* The word is never alone on a line. */}
              {'\u00a0'}
              <span className={classes.word}>{word}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
