import { useLingui } from '@lingui/react/macro';
import { useGetCurrentUserProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { Loader, PageBody, PageHeader } from '@mithaq/ui-kit';
import { Navigate, useParams } from 'react-router-dom';
import { useUserId } from '../auth/use-account.ts';
import { LoadError } from '../layout/LoadError.tsx';
import { useCountries } from '../reference/use-places.ts';
import { aboutPerson, personOf } from '../shared/person.ts';
import { ProfileForm } from './ProfileForm.tsx';
import classes from './ProfileForm.module.css';
import { isSection, sectionHeadings } from './section-titles.ts';

/** One section of the own profile, with the checks of the whole form. */
export function EditSectionPage() {
  const { t } = useLingui();
  const { section = '' } = useParams();
  const userId = useUserId();
  const { data: stored, error, refetch, isFetching } = useGetCurrentUserProfile();
  const person = personOf(stored?.profile.createdBy, stored?.profile.gender);
  // Without the list a country has no name in this language yet.
  const { isFetched } = useCountries();
  if (!isSection(section)) return <Navigate to="/edit-profile" replace />;
  return (
    <PageBody width="reading">
      {!stored && error ? (
        <LoadError
          headingOrder={1}
          title={t`Error loading profile.`}
          problem={error.problem}
          isFetching={isFetching}
          onRetry={refetch}
        />
      ) : (
        <div className={classes.page}>
          <PageHeader title={t(aboutPerson(sectionHeadings[section], person))} />
          {stored && userId && isFetched ? (
            <ProfileForm key={section} kind={`edit-${section}`} userId={userId} section={section} stored={stored} />
          ) : (
            <Loader mih="60vh" />
          )}
        </div>
      )}
    </PageBody>
  );
}
