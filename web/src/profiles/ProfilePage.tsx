import { isDisplayedId } from '@mithaq/openapi/rules/profile.ts';
import { PageBody } from '@mithaq/ui-kit';
import { useParams } from 'react-router-dom';
import { FoundProfiles } from './FoundProfiles.tsx';
import { MemberProfile } from './MemberProfile.tsx';

/** A member's full profile, by its whole id or by the one that cards show. */
export function ProfilePage() {
  const { profileId = '' } = useParams();
  if (isDisplayedId(profileId)) return <FoundProfiles shownId={profileId} />;
  return (
    <PageBody>
      <MemberProfile profileId={profileId} />
    </PageBody>
  );
}
