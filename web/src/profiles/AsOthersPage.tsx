import { useLingui } from '@lingui/react/macro';
import { useGetCurrentUserProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { toStrangersProfile } from '@mithaq/openapi/rules/profile-view.ts';
import { LinkButton, PageBody, StickyBar } from '@mithaq/ui-kit';
import { aboutPerson, personOf } from '../shared/person.ts';
import { withoutHeld } from './held-back.ts';
import { backToProfile, readLikeThis } from './own-profile-words.ts';
import { OwnProfileProblem } from './OwnProfileProblem.tsx';
import { ProfileView } from './ProfileView.tsx';

/** The own profile as a member without a proposal reads it, reduced by the server's own rule. */
export function AsOthersPage() {
  const { t, i18n } = useLingui();
  const query = useGetCurrentUserProfile();
  if (!query.data) return <OwnProfileProblem query={query} />;
  const shown = withoutHeld(query.data);
  const { createdBy, gender, nameBeforeAnswer: choice } = shown.profile;
  const person = personOf(createdBy, gender);
  return (
    <PageBody>
      <ProfileView
        profile={toStrangersProfile({ ...shown.profile, fullName: shown.profile.fullName ?? '' })}
        preferences={shown.preferences}
      />
      <StickyBar note={i18n._({ ...readLikeThis, values: { person, choice } })}>
        <LinkButton variant="default" href="/my-profile">
          {t(aboutPerson(backToProfile, person))}
        </LinkButton>
      </StickyBar>
    </PageBody>
  );
}
