import type { ReactNode } from 'react';
import { useBarHeight } from '../BottomTabBar/use-bar-height.ts';
import classes from './StickyBar.module.css';

export interface StickyBarProps {
  /** A line of secondary text at the start. */
  note?: ReactNode;
  /** One or two buttons. */
  children: ReactNode;
}

/** Stays at the bottom of the window, above the tab bar. Put it last on the page, which keeps room for it after the last line. */
export function StickyBar({ note, children }: StickyBarProps) {
  const bar = useBarHeight<HTMLDivElement>('--mq-sticky-bar-height', heightOf);
  return (
    <div ref={bar} className={classes.bar} data-sticky-bar>
      <div className={classes.inner}>
        {note ? <p className={classes.note}>{note}</p> : <span />}
        <div className={classes.action}>{children}</div>
      </div>
    </div>
  );
}

/** Zero where the bar does not stay at the bottom. */
const heightOf = (bar: HTMLElement) => (getComputedStyle(bar).position === 'relative' ? 0 : bar.offsetHeight);
