import type { ReactNode } from 'react';
import { Link } from '../Link/LinkContext.tsx';
import { useWords } from '../words.ts';
import classes from './BottomTabBar.module.css';
import { useRoom } from './use-room.ts';

export interface BottomTab {
  /** The word under the icon. */
  label: string;
  /** Where it leads. */
  href: string;
  /** The icon. */
  icon: ReactNode;
  /** Whether one is there. */
  isCurrent: boolean;
}

export interface BottomTabBarProps {
  /** Four at most. */
  tabs: readonly BottomTab[];
  /** Called when the bar is double-clicked. */
  onDoubleClick?: () => void;
}

/** The tabs at the foot of the window; on wide screens a floating bar in the middle. The page keeps room for it. */
export function BottomTabBar({ tabs, onDoubleClick }: BottomTabBarProps) {
  const { mainNavigation } = useWords();
  const bar = useRoom<HTMLElement>('--mq-foot', roomUnder);
  return (
    // A shortcut of the pointer (SPEC section 2); the keyboard has Home.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav ref={bar} className={classes.bar} aria-label={mainNavigation} data-tab-bar onDoubleClick={onDoubleClick}>
      {tabs.map(({ label, href, icon, isCurrent }) => (
        <Link key={label} href={href} className={classes.tab} aria-current={isCurrent ? 'page' : undefined}>
          {icon}
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  );
}

/** From its upper edge down; a floating bar has as much air above it as below. */
const roomUnder = (bar: HTMLElement) => bar.offsetHeight + 2 * Number.parseFloat(getComputedStyle(bar).bottom);
