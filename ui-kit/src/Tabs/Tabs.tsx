import '@mantine/core/styles/Tabs.layer.css';
import { Tabs as MantineTabs } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Tabs.module.css';

export interface Tab {
  /** Identifies the tab. */
  value: string;
  /** The text on it. */
  label: ReactNode;
}

export interface TabsProps {
  /** What a screen reader calls the tabs together. */
  label: string;
  /** All tabs, in order. */
  tabs: readonly Tab[];
  /** The selected tab. */
  value: string;
  /** Called with the tab that was chosen. */
  onChange: (value: string) => void;
  /** The content of the selected tab. */
  children: ReactNode;
}

/** Mantine's Tabs, of which one panel has content. An arrow key selects a tab at once. */
export function Tabs({ label, tabs, value, onChange, children }: TabsProps) {
  return (
    <MantineTabs
      value={value}
      onChange={(chosen) => chosen !== null && onChange(chosen)}
      keepMounted={false}
      classNames={classes}
    >
      <MantineTabs.List aria-label={label}>
        {tabs.map((tab) => (
          <MantineTabs.Tab key={tab.value} value={tab.value}>
            {tab.label}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      {tabs.map((tab) => (
        <MantineTabs.Panel key={tab.value} value={tab.value}>
          {children}
        </MantineTabs.Panel>
      ))}
    </MantineTabs>
  );
}
