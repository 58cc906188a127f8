import { useLingui } from '@lingui/react/macro';
import type { ListModerationCasesParams } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useListModerationCasesInfinite } from '@mithaq/openapi/generated/hooks/moderation/moderation.ts';
import { CaseItem } from './CaseItem.tsx';
import { PagedList } from './PagedList.tsx';

/** The cases in this state. */
export function CaseList({ state }: Required<Pick<ListModerationCasesParams, 'state'>>) {
  const { t } = useLingui();
  const query = useListModerationCasesInfinite({ state, limit: 20 });
  return (
    <PagedList query={query} empty={state === 'OPEN' ? t`No open cases.` : t`No closed cases.`}>
      {(one) => (
        <li key={one.caseId}>
          <CaseItem value={one} />
        </li>
      )}
    </PagedList>
  );
}
