import { useGetCurrentUserProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { Button, EmptyScene, ErrorScene, LinkButton, PageBody, StickyBar } from '@mithaq/ui-kit';
import { ProfileView } from './ProfileView.tsx';
import { ProfileWaiting } from './ProfileWaiting.tsx';

/** One's own full profile. */
export function MyProfilePage() {
  const { data, error, isPending, refetch, isFetching } = useGetCurrentUserProfile();

  if (data) {
    return (
      <PageBody width="reading">
        <ProfileView {...data} />
        <StickyBar note="Others read your first name only, and your age without the day.">
          <LinkButton href="/edit-profile">Edit Profile</LinkButton>
        </StickyBar>
      </PageBody>
    );
  }
  return (
    <PageBody width="reading">
      {isPending ? (
        <ProfileWaiting />
      ) : error.status === 404 ? (
        <EmptyScene headingOrder={1} title="No profile found" action={<LinkButton href="/profile/create">Complete Your Profile</LinkButton>} />
      ) : (
        <ErrorScene headingOrder={1} title={`Error: ${error.message}`} action={<Button loading={isFetching} onClick={() => void refetch()}>Try again</Button>} />
      )}
    </PageBody>
  );
}
