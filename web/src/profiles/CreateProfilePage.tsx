import { useLingui } from '@lingui/react/macro';
import { Loader, PageBody, PageHeader } from '@mithaq/ui-kit';
import { ProfileForm } from './ProfileForm.tsx';
import classes from './ProfileForm.module.css';
import { useUserId } from '../auth/use-account.ts';

/** Complete Your Profile: the form of two steps, empty. */
export function CreateProfilePage() {
  const { t } = useLingui();
  const userId = useUserId();
  return (
    <PageBody width="reading">
      <div className={classes.page}>
        <PageHeader
          title={t`Complete Your Profile`}
          lead={
            <span className={classes.hello}>
              {t`Take your time: here people are known by their words. You can change them later.`}
            </span>
          }
        />
        {userId ? <ProfileForm kind="create" userId={userId} /> : <Loader mih="60vh" />}
      </div>
    </PageBody>
  );
}
