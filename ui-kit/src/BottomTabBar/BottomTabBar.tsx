import type { ReactNode } from 'react';
import { Link } from '../Link/LinkContext.tsx';
import { NewsDot } from '../NewsDot/NewsDot.tsx';
import { useUiMessages } from '../shared/messages.ts';
import classes from './BottomTabBar.module.css';
import { useBarHeight } from './use-bar-height.ts';

/** The id of the tab bar, for the link that skips to it. */
export const navigationId = 'navigation';

export interface BottomTab {
  /** The label of the tab. */
  label: string;
  /** The address of the page. */
  href: string;
  /** The icon. */
  icon: ReactNode;
  /** Marks the tab of the page that is open. */
  isCurrent: boolean;
  /** Shows a dot that says this to screen readers: there is something new. */
  news?: string | undefined;
  /** Without news, shows a quiet dot that says this to screen readers: something waits for the member. */
  waiting?: string | undefined;
}

export interface BottomTabBarProps {
  /** Four at most. */
  tabs: readonly BottomTab[];
  /** Called when the bar is double-clicked. */
  onDoubleClick?: () => void;
}

/** The navigation between the main pages, at the bottom of the window. In a wide window a StickyBar puts its action at its end. The page keeps room for it. */
export function BottomTabBar({ tabs, onDoubleClick }: BottomTabBarProps) {
  const { mainNavigation } = useUiMessages();
  const bar = useBarHeight<HTMLElement>('--mq-tab-bar-height', heightOf);
  return (
    // A double click scrolls to the top; with the keyboard, the Home key does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      id={navigationId}
      tabIndex={-1}
      ref={bar}
      className={classes.bar}
      aria-label={mainNavigation}
      data-tab-bar
      onDoubleClick={onDoubleClick}
    >
      {tabs.map(({ label, href, icon, isCurrent, news, waiting }) => (
        <Link key={label} href={href} className={classes.tab} aria-current={isCurrent ? 'page' : undefined}>
          {icon}
          <span>
            {label}
            {news || waiting ? <NewsDot label={news ?? waiting} isQuiet={!news} /> : null}
          </span>
        </Link>
      ))}
    </nav>
  );
}

/** Zero where the bar is in the page, as in a very low window. */
const heightOf = (bar: HTMLElement) => (getComputedStyle(bar).position === 'static' ? 0 : bar.offsetHeight);
