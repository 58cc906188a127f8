import type { ReactNode } from 'react';
import { useRoom } from '../BottomTabBar/use-room.ts';
import classes from './StickyBar.module.css';

export interface StickyBarProps {
  /** A quiet line at the start. */
  note?: ReactNode;
  /** The action. */
  children: ReactNode;
}

/** Stays at the foot of the window, above the tab bar, and takes its own room after the last line. Put it last on the page. */
export function StickyBar({ note, children }: StickyBarProps) {
  const bar = useRoom<HTMLDivElement>('--mq-bar', roomOver);
  return (
    <div ref={bar} className={classes.bar} data-sticky-bar>
      <div className={classes.inner}>
        {note ? <p className={classes.note}>{note}</p> : <span />}
        <div className={classes.action}>{children}</div>
      </div>
    </div>
  );
}

/** None where it does not stay at the foot. */
const roomOver = (bar: HTMLElement) => (getComputedStyle(bar).position === 'relative' ? 0 : bar.offsetHeight);
