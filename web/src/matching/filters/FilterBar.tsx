import { useLingui } from '@lingui/react/macro';
import type { FeedFilter } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { chosenFilters, withoutFilter, type FeedFilters } from '@mithaq/openapi/rules/filter-names.ts';
import { FilterRow } from '@mithaq/ui-kit';
import { useFilterTexts } from './use-filter-texts.ts';
import { useShownFilters } from './use-shown-filters.ts';

export interface FilterBarProps {
  filters: FeedFilters;
  onChange: (filters: FeedFilters) => void;
  /** Called with the filter to choose. */
  onOpen: (filter: FeedFilter) => void;
}

/** The filters of the Feed as a row of chips, for wide screens. */
export function FilterBar({ filters, onChange, onOpen }: FilterBarProps) {
  const { t } = useLingui();
  const { nameOf, textOf } = useFilterTexts(filters);
  const chosen = chosenFilters(filters);
  const items = useShownFilters(filters).map((filter) => {
    const isChosen = chosen.includes(filter);
    const label = isChosen ? textOf(filter) : nameOf(filter);
    return { id: filter, label, isChosen, removeLabel: t`Remove ${label}` };
  });
  return (
    <FilterRow
      label={t`Filters`}
      items={items}
      onOpen={(id) => onOpen(id as FeedFilter)} // the ids of the items above
      onRemove={(id) => onChange(withoutFilter(filters, id as FeedFilter))}
      clearLabel={t`Clear all`}
      onClear={() => onChange({})}
    />
  );
}
