import { useGetForYouInfinite } from '@mithaq/openapi/generated/hooks/matching/matching.ts';
import { useGetCurrentUserProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { useGetCurrentUser } from '@mithaq/openapi/generated/hooks/users/users.ts';
import { useLingui } from '@lingui/react/macro';
import { EmptyState, PageBody, PageHeader } from '@mithaq/ui-kit';
import { FixedSentence, OwnStateNote } from '../members/OwnStateNote.tsx';
import { MemberList } from './MemberList.tsx';
import { pageSize } from './page-size.ts';

/** For You: members whose preferences fit, and whose preferences the user fits; nobody once the own marriage is fixed. */
export function ForYouPage() {
  const { t } = useLingui();
  const { marriage } = useGetCurrentUser({ query: { staleTime: Number.POSITIVE_INFINITY } }).data ?? {};
  // A member who is still asked may say that it is not fixed.
  const isMarriageFixed = marriage !== undefined && !marriage.answerBy;
  const list = useGetForYouInfinite({ limit: pageSize }, { query: { enabled: !isMarriageFixed } });
  const own = useGetCurrentUserProfile();
  // Without the own profile, cards would change their sentence a moment later.
  const isPending = list.isPending || own.isPending;
  return (
    <PageBody>
      <PageHeader title={t`For You`} lead={isMarriageFixed ? undefined : t`Chosen from the wishes of both sides.`} />
      {isMarriageFixed ? (
        <EmptyState title={t`Nobody is suggested now`}>
          <FixedSentence />
        </EmptyState>
      ) : (
        <>
          <OwnStateNote />
          <MemberList list={{ ...list, isPending }} showsErrorMessage hasReasons saysEnd own={own.data} />
        </>
      )}
    </PageBody>
  );
}
