import { useLingui } from '@lingui/react/macro';
import { useGetProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { EmptyState, LinkButton, Loader, PageBody, StickyBar } from '@mithaq/ui-kit';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { LoadError } from '../layout/LoadError.tsx';
import { loadCatalog } from '../i18n/i18n.ts';
import { useMarkRead } from '../members/read-profiles.ts';
import { ProposalLetter } from '../proposals/ProposalLetter.tsx';
import { SendProposalBar } from '../proposals/SendProposalBar.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { ProfileView } from './ProfileView.tsx';
import classes from './ProfileView.module.css';

/** At the end of the letter, so it loads after the letter. */
const FitSection = lazy(async () => {
  const [{ FitSection: Section }] = await Promise.all([import('./FitSection.tsx'), loadCatalog('fit')]);
  return { default: Section };
});

/** A member's full profile. */
export function ProfilePage() {
  const { t } = useLingui();
  const { profileId = '' } = useParams();
  const { data, error, isPending, refetch, isFetching } = useGetProfile(profileId);
  const isOwn = data?.viewer === 'OWNER';
  useMarkRead(isOwn ? undefined : data?.profile.id);

  if (data) {
    const { id, fullName, firstName } = data.profile;
    const menu = <ProfileMenu member={{ id, name: fullName ?? firstName }} hasProposal={data.viewer === 'PARTY'} />;
    return (
      <PageBody width="reading">
        {data.proposal ? (
          <div className={classes.letter}>
            <ProposalLetter proposal={data.proposal} role={data.proposal.role} other={data.profile} />
          </div>
        ) : null}
        <ProfileView {...data} menu={isOwn ? undefined : menu}>
          {isOwn ? null : (
            <Suspense>
              <FitSection other={data} />
            </Suspense>
          )}
        </ProfileView>
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
      {isPending ? (
        <Loader mih="60vh" />
      ) : isNothing(error.status) ? (
        <EmptyState
          headingOrder={1}
          title={t`Profile not found`}
          action={<LinkButton href="/feed">{t`Explore Profiles`}</LinkButton>}
        />
      ) : (
        <LoadError headingOrder={1} problem={error.problem} isFetching={isFetching} onRetry={refetch} />
      )}
    </PageBody>
  );
}

/** An address that can't be an id (400) shows the same as an unknown id (404). */
function isNothing(status: number): boolean {
  return status === 404 || status === 400;
}
