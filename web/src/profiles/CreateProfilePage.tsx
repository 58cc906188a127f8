import { useLingui } from '@lingui/react/macro';
import { Loader, PageBody, PageHeader } from '@mithaq/ui-kit';
import { useState } from 'react';
import { ProfileForm } from './ProfileForm.tsx';
import classes from './ProfileForm.module.css';
import { useUserId } from '../auth/use-account.ts';
import { aboutPerson, type Person } from '../shared/person.ts';
import { completeProfile } from '../shared/own-titles.ts';

/** Complete Your Profile: the form of two steps, empty. */
export function CreateProfilePage() {
  const { t } = useLingui();
  const userId = useUserId();
  const [person, setPerson] = useState<Person>('self');
  return (
    <PageBody width="reading">
      <div className={classes.page}>
        <PageHeader
          title={t(aboutPerson(completeProfile, person))}
          lead={
            <span className={classes.hello}>
              {t`Take your time: here people are known by their words. You can change them later.`}
            </span>
          }
        />
        {userId ? <ProfileForm kind="create" userId={userId} onPerson={setPerson} /> : <Loader mih="60vh" />}
      </div>
    </PageBody>
  );
}
