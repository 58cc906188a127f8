import { useLingui } from '@lingui/react/macro';
import { useGetCurrentUserProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { toStrangersProfile } from '@mithaq/openapi/rules/profile-view.ts';
import { LinkButton, PageBody, StickyBar } from '@mithaq/ui-kit';
import { withoutHeld } from './held-back.ts';
import { OwnProfileProblem } from './OwnProfileProblem.tsx';
import { ProfileView } from './ProfileView.tsx';

/** The own profile as a member without a proposal reads it, reduced by the server's own rule. */
export function AsOthersPage() {
  const { t } = useLingui();
  const query = useGetCurrentUserProfile();
  if (!query.data) return <OwnProfileProblem query={query} />;
  const shown = withoutHeld(query.data);
  return (
    <PageBody>
      <ProfileView
        profile={toStrangersProfile({ ...shown.profile, fullName: shown.profile.fullName ?? '' })}
        preferences={shown.preferences}
      />
      <StickyBar
        note={t`Another member reads your profile like this. With a proposal between you, also your full name.`}
      >
        <LinkButton variant="default" href="/my-profile">{t`Back to My Profile`}</LinkButton>
      </StickyBar>
    </PageBody>
  );
}
