import { useLingui } from '@lingui/react/macro';
import { useGetCurrentUserProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { Button, EmptyScene, ErrorScene, LinkButton, PageBody, StickyBar } from '@mithaq/ui-kit';
import { useServerWords } from '../languages/use-contract-words.ts';
import { ProfileView } from './ProfileView.tsx';
import { ProfileWaiting } from './ProfileWaiting.tsx';

/** One's own full profile. */
export function MyProfilePage() {
  const { t } = useLingui();
  const serverWords = useServerWords();
  const { data, error, isPending, refetch, isFetching } = useGetCurrentUserProfile();

  if (data) {
    return (
      <PageBody width="reading">
        <ProfileView {...data} />
        <StickyBar note={t`Others read your first name only, and your age without the day.`}>
          <LinkButton href="/edit-profile">{t`Edit Profile`}</LinkButton>
        </StickyBar>
      </PageBody>
    );
  }
  const message = error && serverWords(error.problem);
  return (
    <PageBody width="reading">
      {isPending ? (
        <ProfileWaiting />
      ) : error.status === 404 ? (
        <EmptyScene
          headingOrder={1}
          title={t`No profile found`}
          action={<LinkButton href="/profile/create">{t`Complete Your Profile`}</LinkButton>}
        />
      ) : (
        <ErrorScene
          headingOrder={1}
          title={t`Error: ${message}`}
          action={<Button loading={isFetching} onClick={() => void refetch()}>{t`Try again`}</Button>}
        />
      )}
    </PageBody>
  );
}
