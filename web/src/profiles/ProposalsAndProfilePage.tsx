import { lazy } from 'react';
import { loadCatalog } from '../i18n/i18n.ts';
import { ProposalsPage, type ProfileBesideProps } from '../proposals/ProposalsPage.tsx';

// A member who opens no profile does not load it.
const ProfileBeside = lazy(async () => {
  const [{ MemberProfile }] = await Promise.all([import('./MemberProfile.tsx'), loadCatalog('profiles')]);
  return {
    default: ({ profileId, ...beside }: ProfileBesideProps) => <MemberProfile profileId={profileId} beside={beside} />,
  };
});

/** The proposals, and in a wide window the profile of the chosen one beside them. */
export function ProposalsAndProfilePage() {
  return <ProposalsPage Profile={ProfileBeside} />;
}
