import { useLingui } from '@lingui/react/macro';
import type { FeedFilters } from '@mithaq/openapi/rules/filter-names.ts';
import { Button, Drawer } from '@mithaq/ui-kit';
import { useRef } from 'react';
import { FilterFields } from './FilterFields.tsx';
import classes from './FilterChoice.module.css';
import { useFilterDraft, withoutEmpty } from './use-filter-draft.ts';
import { useFilterResult } from './use-filter-result.ts';

export interface FilterDrawerProps {
  /** The filters of the list, or what was being chosen when the drawer was closed without its button. */
  filters: FeedFilters;
  onChange: (filters: FeedFilters) => void;
  /** Called with what was being chosen. */
  onClose: (draft: FeedFilters) => void;
}

/** All filters of the Feed in a drawer, which says how many members fit. They change the list when it is closed by its button. */
export function FilterDrawer({ filters, onChange, onClose }: FilterDrawerProps) {
  const { t } = useLingui();
  const fields = useRef<HTMLDivElement>(null);
  const draft = useFilterDraft(filters, fields, (chosen) => {
    onChange(chosen);
    onClose(chosen);
  });
  const result = useFilterResult(withoutEmpty(draft.filters), draft.isRight);
  return (
    <Drawer
      isOpen
      title={t`Filters`}
      onSubmit={draft.submit}
      onClose={() => onClose(withoutEmpty(draft.filters))}
      footer={
        <>
          <p role="status" className={classes.result}>
            {result}
          </p>
          <Button variant="default" onClick={draft.clear}>{t`Clear all`}</Button>
          <Button type="submit">{t`Show members`}</Button>
        </>
      }
    >
      <div ref={fields} style={{ display: 'contents' }}>
        <FilterFields filters={draft.filters} errors={draft.errors} onChange={draft.change} />
      </div>
    </Drawer>
  );
}
