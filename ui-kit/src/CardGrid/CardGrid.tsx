import type { ReactNode } from 'react';
import classes from './CardGrid.module.css';

export interface CardGridProps {
  /** Cards or their skeletons. */
  children: ReactNode;
  /** Says to screen readers that more is being fetched. */
  isBusy?: boolean;
}

/** Cards in three columns from 1000 px, two from 640, one below. */
export function CardGrid({ children, isBusy = false }: CardGridProps) {
  return (
    <div className={classes.grid} aria-busy={isBusy || undefined}>
      {children}
    </div>
  );
}
