import { useLingui } from '@lingui/react/macro';
import { useGetCurrentUserProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { holdBack } from '@mithaq/openapi/rules/held-texts.ts';
import { toPreferences } from '@mithaq/openapi/rules/preferences.ts';
import { toListedProfile } from '@mithaq/openapi/rules/profile-view.ts';
import { LinkButton, PageBody, StickyBar } from '@mithaq/ui-kit';
import { OwnProfileProblem } from './OwnProfileProblem.tsx';
import { ProfileView } from './ProfileView.tsx';

/** The own profile as a member reads it with whom no proposal exists, reduced by the server's own rule (R149). */
export function AsOthersPage() {
  const { t } = useLingui();
  const query = useGetCurrentUserProfile();
  if (!query.data) return <OwnProfileProblem query={query} />;
  const { profile, preferences } = query.data;
  const own = { ...profile, fullName: profile.fullName ?? '' };
  const shown = holdBack({ profile: own, preferences }, profile.heldBack ?? []);
  return (
    <PageBody width="reading">
      <ProfileView
        profile={toListedProfile({ ...own, ...shown.profile })}
        preferences={toPreferences(preferences.preferencesId, { ...preferences, ...shown.preferences })}
      />
      <StickyBar
        note={t`Another member reads your profile like this. With a proposal between you, also your full name.`}
      >
        <LinkButton variant="default" href="/my-profile">{t`Back to My Profile`}</LinkButton>
      </StickyBar>
    </PageBody>
  );
}
