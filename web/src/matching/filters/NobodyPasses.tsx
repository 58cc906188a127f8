import { Trans, useLingui } from '@lingui/react/macro';
import type { FeedFilter } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { withoutFilter, type FeedFilters } from '@mithaq/openapi/rules/filter-names.ts';
import { Button, EmptyState } from '@mithaq/ui-kit';
import { useFilterTexts } from './use-filter-texts.ts';

export interface NobodyPassesProps {
  filters: FeedFilters;
  /** The filter without which somebody would be shown, if there is one. */
  loosen: FeedFilter | undefined;
  onChange: (filters: FeedFilters) => void;
}

/** Replaces a list that the filters leave empty, and names the filter to remove. */
export function NobodyPasses({ filters, loosen, onChange }: NobodyPassesProps) {
  const { t } = useLingui();
  const { textOf } = useFilterTexts(filters);
  const name = loosen && textOf(loosen);
  return (
    <EmptyState
      title={t`Nobody fits all of these filters`}
      action={
        <Button
          onClick={() => {
            // This button disappears with the empty list.
            document.getElementById('main')?.focus({ preventScroll: true });
            onChange(loosen ? withoutFilter(filters, loosen) : {});
          }}
        >
          {name ? t`Remove ${name}` : t`Clear all`}
        </Button>
      }
    >
      {name ? (
        <Trans>Without “{name}” there are members to show.</Trans>
      ) : (
        <Trans>No single filter is the reason. Please clear some of them.</Trans>
      )}
    </EmptyState>
  );
}
