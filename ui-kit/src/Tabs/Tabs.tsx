import { useId, type KeyboardEvent, type ReactNode } from 'react';
import classes from './Tabs.module.css';

export interface Tab {
  /** What is kept. */
  value: string;
  /** The words on it. */
  label: ReactNode;
}

export interface TabsProps {
  /** All tabs, in order. */
  tabs: readonly Tab[];
  /** The tab one is on. */
  value: string;
  /** Called with the tab that was chosen. */
  onChange: (value: string) => void;
  /** What stands under the tab one is on. */
  children: ReactNode;
}

/** A few views of which one is seen. The arrows go from tab to tab and show it at once (ARIA authoring practices, tabs with automatic activation). */
export function Tabs({ tabs, value, onChange, children }: TabsProps) {
  const id = useId();
  const at = tabs.findIndex((tab) => tab.value === value);

  function move(event: KeyboardEvent<HTMLElement>): void {
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
    const steps: Record<string, number> = {
      ArrowRight: isReversed ? at - 1 : at + 1,
      ArrowLeft: isReversed ? at + 1 : at - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + tabs.length) % tabs.length;
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
    const tab = tabs[next];
    if (tab) onChange(tab.value);
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on the tabs in it */}
      <div role="tablist" className={classes.list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            className={classes.tab}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={classes.panel}>
        {children}
      </div>
    </>
  );
}
