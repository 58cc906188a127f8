import { useLingui } from '@lingui/react/macro';
import { PageBody, PageHeader } from '@mithaq/ui-kit';
import { ProfileForm } from './ProfileForm.tsx';
import classes from './ProfileForm.module.css';
import { ProfileLoader } from './ProfileLoader.tsx';
import { useUserId } from './use-user-id.ts';

/** Complete Your Profile: the form of two steps, empty. */
export function CreateProfilePage() {
  const { t } = useLingui();
  const userId = useUserId();
  return (
    <PageBody width="reading">
      <div className={classes.page}>
        <PageHeader
          title={t`Complete Your Profile`}
          lead={t`No photo: words alone introduce, and you can change them later.`}
        />
        {userId ? <ProfileForm kind="create" userId={userId} /> : <ProfileLoader />}
      </div>
    </PageBody>
  );
}
