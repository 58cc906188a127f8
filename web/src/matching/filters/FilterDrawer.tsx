import { useLingui } from '@lingui/react/macro';
import type { FeedFilters } from '@mithaq/openapi/rules/filter-names.ts';
import { Button, Drawer } from '@mithaq/ui-kit';
import { useRef } from 'react';
import { FilterFields } from './FilterFields.tsx';
import { useFilterDraft } from './use-filter-draft.ts';

export interface FilterDrawerProps {
  filters: FeedFilters;
  onChange: (filters: FeedFilters) => void;
  onClose: () => void;
}

/** All filters of the Feed in a drawer. They change the list when it is closed by its button. */
export function FilterDrawer({ filters, onChange, onClose }: FilterDrawerProps) {
  const { t } = useLingui();
  const fields = useRef<HTMLDivElement>(null);
  const draft = useFilterDraft(filters, fields, (chosen) => {
    onChange(chosen);
    onClose();
  });
  return (
    <Drawer
      isOpen
      title={t`Filters`}
      onSubmit={draft.submit}
      onClose={onClose}
      footer={
        <>
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
