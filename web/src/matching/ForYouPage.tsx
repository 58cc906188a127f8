import { useGetForYouInfinite } from '@mithaq/openapi/generated/hooks/matching/matching.ts';
import { useLingui } from '@lingui/react/macro';
import { PageBody, PageHeader } from '@mithaq/ui-kit';
import { MemberList, pageSize } from './MemberList.tsx';

/** For You: members whose preferences fit, and whose preferences the user fits. */
export function ForYouPage() {
  const { t } = useLingui();
  const list = useGetForYouInfinite({ limit: pageSize });
  return (
    <PageBody>
      <PageHeader title={t`For You`} lead={t`Chosen from your wishes and theirs.`} />
      <MemberList list={list} showsErrorMessage hasReasons />
    </PageBody>
  );
}
