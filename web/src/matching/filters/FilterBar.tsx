import { useLingui } from '@lingui/react/macro';
import type { FeedFilter } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { chosenFilters, withoutFilter, type FeedFilters } from '@mithaq/openapi/rules/filter-names.ts';
import { FilterRow } from '@mithaq/ui-kit';
import { useState } from 'react';
import { FilterChoice } from './FilterChoice.tsx';
import { useFilterTexts } from './use-filter-texts.ts';
import { useShownFilters } from './use-shown-filters.ts';

/** What most people look for: more chips would not fit a line. The state is among them once one country is chosen. The drawer has the others. */
const usual = new Set<FeedFilter>([
  'AGE',
  'COUNTRY',
  'STATE',
  'MARITAL_STATUS',
  'SCHOOL_OF_THOUGHT',
  'PRAYER',
  'CHILDREN',
]);

export interface FilterBarProps {
  filters: FeedFilters;
  onChange: (filters: FeedFilters, replaces?: boolean) => void;
  /** Opens the drawer with all of them. */
  onMore: () => void;
  isMoreOpen: boolean;
}

/** The usual filters of the Feed, and those that are chosen, as a row of chips for wide screens. */
export function FilterBar({ filters, onChange, onMore, isMoreOpen }: FilterBarProps) {
  const { t } = useLingui();
  const { nameOf, textOf } = useFilterTexts(filters);
  const [opened, setOpened] = useState<FeedFilter | null>(null);
  const chosen = chosenFilters(filters);
  const items = useShownFilters(filters)
    .filter((filter) => usual.has(filter) || chosen.includes(filter))
    .map((filter) => {
      const isChosen = chosen.includes(filter);
      const label = isChosen ? textOf(filter) : nameOf(filter);
      return { id: filter, label, isChosen, removeLabel: t`Remove ${label}` };
    });
  return (
    <FilterRow
      label={t`Filters`}
      items={items}
      openedId={opened}
      onOpen={(id) => setOpened(id as FeedFilter | null)} // the ids of the items above
      onRemove={(id) => onChange(withoutFilter(filters, id as FeedFilter))}
      clearLabel={t`Clear all`}
      onClear={() => onChange({})}
      moreLabel={t`More filters`}
      onMore={onMore}
      isMoreOpen={isMoreOpen}
    >
      {opened ? (
        <FilterChoice
          key={opened}
          filter={opened}
          filters={filters}
          onChange={onChange}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </FilterRow>
  );
}
