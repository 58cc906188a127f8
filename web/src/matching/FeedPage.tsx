import { useGetFeedInfinite } from '@mithaq/openapi/generated/hooks/matching/matching.ts';
import { useLingui } from '@lingui/react/macro';
import { PageBody, PageHeader } from '@mithaq/ui-kit';
import { MemberList, pageSize } from './MemberList.tsx';

/** Explore Profiles: all members, newest first. */
export function FeedPage() {
  const { t } = useLingui();
  const list = useGetFeedInfinite({ limit: pageSize });
  return (
    <PageBody>
      <PageHeader title={t`Explore Profiles`} lead={t`All members, newest first.`} />
      <MemberList list={list} />
    </PageBody>
  );
}
