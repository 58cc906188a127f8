import { useMediaQuery } from '@mantine/hooks';
import { Children, type ReactNode } from 'react';

/** `$from-actions` of postcss.config.cjs: the bar at the foot has room for the actions of a profile. */
const withActions = '(min-width: 52em)';

export interface AnswersProps {
  /** A button for each answer, Accept first. */
  children: ReactNode;
}

/**
 * The buttons that answer a proposal. On a phone Accept is the first; in a wide window it is the last of its row, as the one action of
 * other profiles is. For the Tab key as well, so the order is not one of the style sheet.
 */
export function Answers({ children }: AnswersProps) {
  const isAcceptLast = useMediaQuery(withActions, undefined, { getInitialValueInEffect: false });
  const buttons = Children.toArray(children);
  return isAcceptLast ? buttons.toReversed() : buttons;
}
