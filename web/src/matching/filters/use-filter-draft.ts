import type { FeedFilters } from '@mithaq/openapi/rules/filter-names.ts';
import { useState, type RefObject } from 'react';
import { filterErrors, rangeErrors, type FilterErrors } from './FilterFields.tsx';

export interface FilterDraft {
  filters: FeedFilters;
  /** Until the first try to submit only those of a range that ends before it begins. */
  errors: FilterErrors;
  /** Whether they could be submitted. */
  isRight: boolean;
  change: (part: FeedFilters) => void;
  clear: () => void;
  /** Hands the filters over, or brings the focus to what is wrong. */
  submit: () => void;
}

/**
 * Filters that are being chosen; they change the list when they are submitted.
 * @param fields the element around their fields
 */
export function useFilterDraft(
  filters: FeedFilters,
  fields: RefObject<HTMLElement | null>,
  onSubmit: (filters: FeedFilters) => void,
): FilterDraft {
  const [draft, setDraft] = useState(filters);
  const [isChecked, setIsChecked] = useState(false);
  const errors = filterErrors(draft);
  return {
    filters: draft,
    errors: isChecked ? errors : rangeErrors(draft),
    isRight: Object.keys(errors).length === 0,
    change: (part) => setDraft((before) => ({ ...before, ...part })),
    clear: () => setDraft({}),
    submit: () => {
      setIsChecked(true);
      const [wrong] = Object.keys(errors);
      if (wrong) fields.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
      else onSubmit(withoutEmpty(draft));
    },
  };
}

/** An empty list or text is no filter. */
export function withoutEmpty(filters: FeedFilters): FeedFilters {
  return Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== undefined && value !== '' && !isEmptyList(value)),
  );
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
