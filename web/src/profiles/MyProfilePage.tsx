import { useLingui } from '@lingui/react/macro';
import { useGetCurrentUserProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { Button, LinkButton, PageBody, StickyBar } from '@mithaq/ui-kit';
import { editProfile } from '../shared/own-titles.ts';
import { aboutPerson, personOf } from '../shared/person.ts';
import { HeldNote } from './HeldNote.tsx';
import { OwnProfileProblem } from './OwnProfileProblem.tsx';
import { PausedNote } from './PausedNote.tsx';
import { ProfileView } from './ProfileView.tsx';
import classes from './ProfileView.module.css';

/** The own full profile. */
export function MyProfilePage() {
  const { t } = useLingui();
  const query = useGetCurrentUserProfile();
  if (!query.data) return <OwnProfileProblem query={query} />;
  const { createdBy, gender } = query.data.profile;
  const person = personOf(createdBy, gender);
  return (
    <PageBody>
      <PausedNote />
      <HeldNote {...query.data.profile} />
      <div className={classes.actions}>
        <LinkButton size="sm" variant="subtle" href="/my-profile/as-others">{t`How others see it`}</LinkButton>
        <Button size="sm" variant="subtle" onClick={() => window.print()}>{t`Print`}</Button>
      </div>
      <ProfileView {...query.data} canEdit />
      <StickyBar note={t`Others see only the first name and the age, not the day of birth.`}>
        <LinkButton href="/edit-profile">{t(aboutPerson(editProfile, person))}</LinkButton>
      </StickyBar>
    </PageBody>
  );
}
