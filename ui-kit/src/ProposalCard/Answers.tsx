import { useMediaQuery } from '@mantine/hooks';
import { Children, type ReactNode } from 'react';

/** `$from-actions` of postcss.config.cjs, 832 px: the bar at the foot has room for the actions of a profile. */
const withActions = '(min-width: 52em)';

export interface AnswersProps {
  /** A button for each answer, Accept first. */
  children: ReactNode;
}

/**
 * The buttons that answer a proposal. Accept is the first; in a window from 52em, however wide the card is, it is the last of its row, as
 * the one action of other profiles is. For the Tab key as well, so the order is not one of the style sheet.
 */
export function Answers({ children }: AnswersProps) {
  const isAcceptLast = useMediaQuery(withActions, undefined, { getInitialValueInEffect: false });
  const buttons = Children.toArray(children);
  return isAcceptLast ? buttons.toReversed() : buttons;
}
