import { useLingui } from '@lingui/react/macro';
import type { FeedFilter } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { withoutFilter, type FeedFilters } from '@mithaq/openapi/rules/filter-names.ts';
import { Button } from '@mithaq/ui-kit';
import { useRef } from 'react';
import { FilterFields } from './FilterFields.tsx';
import classes from './FilterChoice.module.css';
import { useFilterDraft, withoutEmpty } from './use-filter-draft.ts';
import { useFilterResult } from './use-filter-result.ts';

export interface FilterChoiceProps {
  filter: FeedFilter;
  filters: FeedFilters;
  /** Called with what was chosen, or with the filters without this one; the second and later choices replace the first in the history. */
  onChange: (filters: FeedFilters, replaces?: boolean) => void;
  onClose: () => void;
}

/** What is typed changes the list by a button: half a number is none. */
const typed = new Set<FeedFilter>(['AGE', 'EDUCATION', 'HEIGHT']);

/** The choice of one filter, over the cards, which says how many members fit. What is chosen with a press changes them at once. */
export function FilterChoice({ filter, filters, onChange, onClose }: FilterChoiceProps) {
  const { t } = useLingui();
  const fields = useRef<HTMLDivElement>(null);
  const hasChanged = useRef(false);
  const draft = useFilterDraft(filters, fields, (chosen) => {
    if (typed.has(filter)) onChange(chosen);
    onClose();
  });
  const change = (part: FeedFilters) => {
    draft.change(part);
    if (typed.has(filter)) return;
    onChange(withoutEmpty({ ...draft.filters, ...part }), hasChanged.current);
    hasChanged.current = true;
  };
  const result = useFilterResult(withoutEmpty(draft.filters), draft.isRight);
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        draft.submit();
      }}
    >
      <div ref={fields} className={classes.fields}>
        <FilterFields only={filter} filters={draft.filters} errors={draft.errors} onChange={change} />
      </div>
      <p role="status" className={classes.result}>
        {result}
      </p>
      <div className={classes.buttons}>
        <Button
          variant="default"
          onClick={() => {
            onChange(withoutFilter(filters, filter), hasChanged.current);
            onClose();
          }}
        >{t`Any`}</Button>
        <Button type="submit">{t`Show members`}</Button>
      </div>
    </form>
  );
}
