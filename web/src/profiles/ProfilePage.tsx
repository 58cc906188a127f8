import { useLingui } from '@lingui/react/macro';
import { useGetProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { isDisplayedId } from '@mithaq/openapi/rules/profile.ts';
import { LinkButton, Loader, PageBody, StickyBar } from '@mithaq/ui-kit';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { loadCatalog } from '../i18n/i18n.ts';
import { useMarkRead } from '../members/read-profiles.ts';
import { ProposalLetter } from '../proposals/ProposalLetter.tsx';
import { SendProposalBar } from '../proposals/SendProposalBar.tsx';
import { FoundProfiles } from './FoundProfiles.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { ProfileProblem } from './ProfileProblem.tsx';
import { ProfileView } from './ProfileView.tsx';

/** At the end of the letter, so it loads after the letter. */
const FitSection = lazy(async () => {
  const [{ FitSection: Section }] = await Promise.all([import('./FitSection.tsx'), loadCatalog('fit')]);
  return { default: Section };
});

/** A member's full profile, by its whole id or by the one that cards show. */
export function ProfilePage() {
  const { profileId = '' } = useParams();
  return isDisplayedId(profileId) ? <FoundProfiles shownId={profileId} /> : <MemberProfile profileId={profileId} />;
}

function MemberProfile({ profileId }: { profileId: string }) {
  const { t } = useLingui();
  const { data, error, isPending, refetch, isFetching } = useGetProfile(profileId);
  const isOwn = data?.viewer === 'OWNER';
  useMarkRead(isOwn ? undefined : data?.profile.id);

  if (data) {
    const { id, fullName, firstName } = data.profile;
    const menu = (
      <ProfileMenu
        member={{ id, name: fullName ?? firstName }}
        hasProposal={data.viewer === 'PARTY'}
        isShareable={data.isShareable ?? false}
      />
    );
    return (
      <PageBody>
        <ProfileView
          {...data}
          menu={isOwn ? undefined : menu}
          before={
            data.proposal ? (
              <ProposalLetter proposal={data.proposal} role={data.proposal.role} other={data.profile} />
            ) : null
          }
          after={
            isOwn ? null : (
              <Suspense>
                <FitSection other={data} />
              </Suspense>
            )
          }
        />
        {isOwn ? (
          <StickyBar note={t`This is your own profile, as you see it.`}>
            <LinkButton href="/edit-profile">{t`Edit Profile`}</LinkButton>
          </StickyBar>
        ) : (
          <SendProposalBar member={data.profile} />
        )}
      </PageBody>
    );
  }
  return (
    <PageBody width="reading">
      {isPending ? <Loader mih="60vh" /> : <ProfileProblem error={error} isFetching={isFetching} refetch={refetch} />}
    </PageBody>
  );
}
