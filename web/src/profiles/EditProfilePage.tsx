import { useLingui } from '@lingui/react/macro';
import type { ProfileAndPreferences } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useGetCurrentUserProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { Button, ErrorScene, PageBody, PageHeader } from '@mithaq/ui-kit';
import { useState } from 'react';
import { codeOf, withStored, type Places } from './places.ts';
import { toFormValues } from './profile-request.ts';
import { ProfileForm } from './ProfileForm.tsx';
import classes from './ProfileForm.module.css';
import { ProfileWaiting } from './ProfileWaiting.tsx';
import { useCountries, useStates } from './use-places.ts';
import { useUserId } from './use-user-id.ts';

/** The form of two steps, filled in with what is stored. */
export function EditProfilePage() {
  const { t } = useLingui();
  const userId = useUserId();
  const { data: stored, isError, refetch, isFetching } = useGetCurrentUserProfile();

  if (!stored && isError) {
    return (
      <PageBody width="reading">
        <ErrorScene
          headingOrder={1}
          title={t`Error loading profile.`}
          action={<Button loading={isFetching} onClick={() => void refetch()}>{t`Try again`}</Button>}
        />
      </PageBody>
    );
  }
  return (
    <PageBody width="reading">
      <div className={classes.page}>
        <PageHeader title={t`Edit Profile`} lead={t`Nothing changes until you submit the second step.`} />
        {stored && userId ? <FilledForm userId={userId} stored={stored} /> : <ProfileWaiting />}
      </div>
    </PageBody>
  );
}

/** Waits for the lists of places, since a place is chosen by code and stored by name. */
function FilledForm({ userId, stored }: { userId: string; stored: ProfileAndPreferences }) {
  const { countries, isFetched } = useCountries();
  const code = codeOf(countries, stored.profile.country);
  const { states, isFetched: areStatesFetched } = useStates(code);
  if (!isFetched || (code !== null && !areStatesFetched)) return <ProfileWaiting />;
  const places = {
    countries: withStored(countries, stored.profile.country),
    states: withStored(states, stored.profile.state),
  };
  return <FormOnce userId={userId} stored={stored} places={places} />;
}

/** Begins with what was stored when it was opened, whatever is fetched anew behind it. */
function FormOnce({ userId, stored, places }: { userId: string; stored: ProfileAndPreferences; places: Places }) {
  const [begun] = useState(() => ({ stored, initial: toFormValues(stored, places) }));
  return <ProfileForm kind="edit" userId={userId} initial={begun.initial} stored={begun.stored} />;
}
