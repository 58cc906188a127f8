import { SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';

export interface CardGridProps {
  /** Cards or their skeletons. */
  children: ReactNode;
  /** Tells screen readers that more cards are being fetched. */
  isBusy?: boolean;
}

/** Mantine's SimpleGrid with three columns from 1000 px, two from 640 px and one below. */
export function CardGrid({ children, isBusy = false }: CardGridProps) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing={{ base: 'md', sm: 'lg' }} aria-busy={isBusy || undefined}>
      {children}
    </SimpleGrid>
  );
}
