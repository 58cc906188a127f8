import { useLingui } from '@lingui/react/macro';
import type { FeedFilter } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { FeedFilters } from '@mithaq/openapi/rules/filter-names.ts';
import { Button, Drawer } from '@mithaq/ui-kit';
import { useRef, useState } from 'react';
import { filterErrors, FilterFields } from './FilterFields.tsx';

export interface FilterDrawerProps {
  /** The filter that gets the focus, or all. */
  first: FeedFilter | 'all';
  filters: FeedFilters;
  onChange: (filters: FeedFilters) => void;
  onClose: () => void;
}

/** All filters of the Feed in a drawer. They change the list when it is closed by its button. */
export function FilterDrawer({ first, filters, onChange, onClose }: FilterDrawerProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState(filters);
  const [isChecked, setIsChecked] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const errors = filterErrors(draft);
  const submit = () => {
    setIsChecked(true);
    const [wrong] = Object.keys(errors);
    if (wrong) return fields.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
    onChange(withoutEmpty(draft));
    onClose();
  };
  return (
    <Drawer
      isOpen
      title={t`Filters`}
      onSubmit={submit}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={() => setDraft({})}>{t`Clear all`}</Button>
          <Button type="submit">{t`Show members`}</Button>
        </>
      }
    >
      <div ref={fields} style={{ display: 'contents' }}>
        <FilterFields
          first={first}
          filters={draft}
          errors={isChecked ? errors : {}}
          onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
        />
      </div>
    </Drawer>
  );
}

/** An empty list or text is no filter. */
function withoutEmpty(filters: FeedFilters): FeedFilters {
  return Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== undefined && value !== '' && !isEmptyList(value)),
  );
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
