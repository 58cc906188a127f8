import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useBarHeight } from '../BottomTabBar/use-bar-height.ts';
import classes from './StickyBar.module.css';

export interface StickyBarProps {
  /** A line of secondary text at the start; on a phone in the page, above the bar. */
  note?: ReactNode;
  /** One or two buttons. */
  children: ReactNode;
  /** Below a wide window always the last part of the page: for an answer, which one gives after reading. */
  isInPage?: boolean;
}

const Place = createContext<Element | null>(null);

/** Where the bar goes of what is shown in a panel that scrolls by itself: nothing within it can stand above the tab bar. */
export const StickyBarPlace = Place.Provider;

/**
 * Stays at the bottom of the window: in a wide one at the end of the tab bar, its note once there is room, otherwise above it. Where the two would take more than three tenths of the window (large
 * text, a low window) and on short laptop screens it is the last part of the page instead. Put it last on the page, which
 * keeps room for it after the last line.
 */
export function StickyBar({ note, children, isInPage }: StickyBarProps) {
  const ref = useBarHeight<HTMLDivElement>('--mq-sticky-bar-height', heightOf);
  const place = useContext(Place);
  const bar = (
    <div className={classes.bar} data-sticky-bar data-in-page={isInPage ? 'always' : undefined}>
      <div className={classes.inner}>
        {note ? <p className={classes.note}>{note}</p> : <span />}
        <div ref={ref} className={classes.action}>
          {children}
        </div>
      </div>
    </div>
  );
  return place ? createPortal(bar, place) : bar;
}

/** Zero where the bar takes no height beside the tabs: in the tab bar, or in the page, which is decided here. On a phone the action alone is the bar. */
function heightOf(action: HTMLElement): number {
  if ([action, action.parentElement!].some((each) => getComputedStyle(each).position === 'fixed')) return 0;
  const whole = action.closest<HTMLElement>('[data-sticky-bar]')!; // it is drawn around the action above
  if (whole.dataset['inPage'] === 'always') return 0;
  const bar = getComputedStyle(whole).display === 'contents' ? action : whole;
  const tabs = document.querySelector<HTMLElement>('[data-tab-bar]');
  const ofTabs = tabs ? window.innerHeight - tabs.getBoundingClientRect().top : 0;
  whole.toggleAttribute('data-in-page', bar.offsetHeight + ofTabs > window.innerHeight * 0.3);
  return getComputedStyle(bar).position === 'relative' ? 0 : bar.offsetHeight;
}
