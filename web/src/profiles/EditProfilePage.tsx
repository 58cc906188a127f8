import { useLingui } from '@lingui/react/macro';
import { useGetCurrentUserProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { Loader, PageBody, PageHeader } from '@mithaq/ui-kit';
import { LoadError } from '../layout/LoadError.tsx';
import { editProfile } from '../shared/own-titles.ts';
import { aboutPerson, personOf } from '../shared/person.ts';
import { ProfileForm } from './ProfileForm.tsx';
import classes from './ProfileForm.module.css';
import { useCountries } from '../reference/use-places.ts';
import { useUserId } from '../auth/use-account.ts';

/** The form of two steps, filled in with the stored values. */
export function EditProfilePage() {
  const { t } = useLingui();
  const userId = useUserId();
  const { data: stored, error, refetch, isFetching } = useGetCurrentUserProfile();
  const person = personOf(stored?.profile.createdBy, stored?.profile.gender);
  // Without the list a country has no name in this language yet.
  const { isFetched } = useCountries();

  if (!stored && error) {
    return (
      <PageBody width="reading">
        <LoadError
          headingOrder={1}
          title={t`Error loading profile.`}
          problem={error.problem}
          isFetching={isFetching}
          onRetry={refetch}
        />
      </PageBody>
    );
  }
  return (
    <PageBody width="reading">
      <div className={classes.page}>
        <PageHeader
          title={t(aboutPerson(editProfile, person))}
          lead={t`Nothing changes until you submit the second step.`}
        />
        {stored && userId && isFetched ? (
          <ProfileForm kind="edit" userId={userId} stored={stored} />
        ) : (
          <Loader mih="60vh" />
        )}
      </div>
    </PageBody>
  );
}
