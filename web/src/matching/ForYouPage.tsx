import { useGetForYouInfinite } from '@mithaq/openapi/generated/hooks/matching/matching.ts';
import { useGetCurrentUserProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { useLingui } from '@lingui/react/macro';
import { PageBody, PageHeader } from '@mithaq/ui-kit';
import { OwnStateNote } from '../members/OwnStateNote.tsx';
import { MemberList } from './MemberList.tsx';
import { pageSize } from './page-size.ts';

/** For You: members whose preferences fit, and whose preferences the user fits. */
export function ForYouPage() {
  const { t } = useLingui();
  const list = useGetForYouInfinite({ limit: pageSize });
  const own = useGetCurrentUserProfile();
  // Without the own profile, cards would change their sentence a moment later.
  const isPending = list.isPending || own.isPending;
  return (
    <PageBody>
      <PageHeader title={t`For You`} lead={t`Chosen from the wishes of both sides.`} />
      <OwnStateNote />
      <MemberList list={{ ...list, isPending }} showsErrorMessage hasReasons own={own.data} />
    </PageBody>
  );
}
