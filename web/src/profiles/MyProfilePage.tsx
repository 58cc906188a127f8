import { useLingui } from '@lingui/react/macro';
import { useGetCurrentUserProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { Button, EmptyState, LinkButton, PageBody, StickyBar } from '@mithaq/ui-kit';
import { useProblemMessage } from '../i18n/use-contract-messages.ts';
import { PausedNote } from './PausedNote.tsx';
import { ProfileView } from './ProfileView.tsx';
import { ProfileLoader } from './ProfileLoader.tsx';

/** One's own full profile. */
export function MyProfilePage() {
  const { t } = useLingui();
  const serverWords = useProblemMessage();
  const { data, error, isPending, refetch, isFetching } = useGetCurrentUserProfile();

  if (data) {
    return (
      <PageBody width="reading">
        <PausedNote />
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
        <ProfileLoader />
      ) : error.status === 404 ? (
        <EmptyState
          headingOrder={1}
          title={t`No profile found`}
          action={<LinkButton href="/profile/create">{t`Complete Your Profile`}</LinkButton>}
        />
      ) : (
        <EmptyState
          tone="error"
          headingOrder={1}
          title={t`Error: ${message}`}
          action={<Button loading={isFetching} onClick={() => void refetch()}>{t`Try again`}</Button>}
        />
      )}
    </PageBody>
  );
}
