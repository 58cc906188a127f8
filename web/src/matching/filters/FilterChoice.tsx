import { useLingui } from '@lingui/react/macro';
import type { FeedFilter } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { withoutFilter, type FeedFilters } from '@mithaq/openapi/rules/filter-names.ts';
import { Button } from '@mithaq/ui-kit';
import { useRef } from 'react';
import { FilterFields } from './FilterFields.tsx';
import classes from './FilterChoice.module.css';
import { useFilterDraft } from './use-filter-draft.ts';

export interface FilterChoiceProps {
  filter: FeedFilter;
  filters: FeedFilters;
  /** Called with what was chosen, or with the filters without this one. */
  onChange: (filters: FeedFilters) => void;
}

/** The choice of one filter, over the cards. */
export function FilterChoice({ filter, filters, onChange }: FilterChoiceProps) {
  const { t } = useLingui();
  const fields = useRef<HTMLDivElement>(null);
  const draft = useFilterDraft(filters, fields, onChange);
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
        <FilterFields only={filter} filters={draft.filters} errors={draft.errors} onChange={draft.change} />
      </div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => onChange(withoutFilter(filters, filter))}>{t`Any`}</Button>
        <Button type="submit">{t`Show members`}</Button>
      </div>
    </form>
  );
}
