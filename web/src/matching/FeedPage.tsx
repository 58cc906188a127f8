import { useGetFeedInfinite } from '@mithaq/openapi/generated/hooks/matching/matching.ts';
import { useLingui } from '@lingui/react/macro';
import { PageBody, PageHeader } from '@mithaq/ui-kit';
import { MemberList, pageSize, type MemberListProps } from './MemberList.tsx';

/** Explore Profiles: all members, newest first. */
export function FeedPage({ cardAction }: Pick<MemberListProps, 'cardAction'>) {
  const { t } = useLingui();
  const list = useGetFeedInfinite({ limit: pageSize });
  return (
    <PageBody>
      <PageHeader title={t`Explore Profiles`} lead={t`All members, newest first.`} />
      <MemberList list={list} cardAction={cardAction} />
    </PageBody>
  );
}
