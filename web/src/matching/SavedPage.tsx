import { Trans, useLingui } from '@lingui/react/macro';
import { useListSavedProfiles } from '@mithaq/openapi/generated/hooks/members/members.ts';
import { EmptyState, LinkButton, PageBody, PageHeader } from '@mithaq/ui-kit';
import { OwnStateNote } from '../members/OwnStateNote.tsx';
import { MemberList } from './MemberList.tsx';

/** The profiles that the member saved. They are few, so one request has all. */
export function SavedPage() {
  const { t } = useLingui();
  const { data, error, isPending, isFetching, refetch } = useListSavedProfiles();
  const list = {
    data: data && { pages: [{ data, hasNextPage: false, currentPage: 0 }], pageParams: [0] },
    error,
    isPending,
    isFetching,
    refetch,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    hasNextPage: false,
    fetchNextPage: refetch,
  };
  return (
    <PageBody>
      <PageHeader title={t`Saved profiles`} lead={t`Only you see this list.`} />
      <OwnStateNote />
      <MemberList list={list} showsErrorMessage empty={<NothingSaved />} />
    </PageBody>
  );
}

function NothingSaved() {
  const { t } = useLingui();
  return (
    <EmptyState title={t`No saved profiles`} action={<LinkButton href="/feed">{t`Explore Profiles`}</LinkButton>}>
      <Trans>
        Press the bookmark on a profile to keep it here. A profile is not shown here while its member is away, and once
        a proposal is sent you find it under Proposals.
      </Trans>
    </EmptyState>
  );
}
