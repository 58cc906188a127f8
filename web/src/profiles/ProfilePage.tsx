import { useLingui } from '@lingui/react/macro';
import type { Profile } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useGetProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { Button, EmptyState, LinkButton, PageBody, StickyBar } from '@mithaq/ui-kit';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useProblemMessage } from '../i18n/use-contract-messages.ts';
import { ProfileView } from './ProfileView.tsx';
import { ProfileLoader } from './ProfileLoader.tsx';

export interface ProfilePageProps {
  /** What one can do at the foot of another member's profile; the proposals' bar, joined in web/src/app. */
  proposalBar?: (member: Pick<Profile, 'id' | 'firstName'>) => ReactNode;
  /** The menu beside another member's name. */
  menu?: (member: { id: string; name: string }) => ReactNode;
}

/** A member's full profile. */
export function ProfilePage({ proposalBar, menu }: ProfilePageProps) {
  const { t } = useLingui();
  const serverWords = useProblemMessage();
  const { profileId = '' } = useParams();
  const { data, error, isPending, refetch, isFetching } = useGetProfile(profileId);

  if (data) {
    return (
      <PageBody width="reading">
        <ProfileView {...data} menu={isOwn(data.profile) ? undefined : menu?.(named(data.profile))} />
        {isOwn(data.profile) ? (
          <StickyBar note={t`This is your own profile, as you see it.`}>
            <LinkButton href="/edit-profile">{t`Edit Profile`}</LinkButton>
          </StickyBar>
        ) : (
          proposalBar?.(data.profile)
        )}
      </PageBody>
    );
  }
  return (
    <PageBody width="reading">
      {isPending ? (
        <ProfileLoader />
      ) : isNothing(error.status) ? (
        <EmptyState
          headingOrder={1}
          title={t`Profile not found`}
          action={<LinkButton href="/feed">{t`Explore Profiles`}</LinkButton>}
        />
      ) : (
        <EmptyState
          tone="error"
          headingOrder={1}
          title={t`Something went wrong`}
          action={<Button loading={isFetching} onClick={() => void refetch()}>{t`Try again`}</Button>}
        >
          {serverWords(error.problem)}
        </EmptyState>
      )}
    </PageBody>
  );
}

/** An address that can't be an id (400) leads to as little as one of nobody (404). */
function isNothing(status: number): boolean {
  return status === 404 || status === 400;
}

function named({ id, fullName, firstName }: Profile): { id: string; name: string } {
  return { id, name: fullName ?? firstName };
}

/** Only one's own answer carries the phone number (openapi.yaml, Profile). */
function isOwn(profile: Profile): boolean {
  return profile.phoneNumber !== undefined;
}
