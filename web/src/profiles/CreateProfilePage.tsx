import { useGetCurrentUser } from '@mithaq/openapi/generated/hooks/users/users.ts';
import { PageBody, PageHeader } from '@mithaq/ui-kit';
import { emptyForm } from './form-values.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileWaiting } from './ProfileWaiting.tsx';

/** Complete Your Profile: the form of two steps, empty. */
export function CreateProfilePage() {
  const { data: user } = useGetCurrentUser();
  return (
    <PageBody width="reading">
      <PageHeader title="Complete Your Profile" lead="No photo: your words introduce you. You can change everything later." />
      {user ? <ProfileForm kind="create" userId={user.id} initial={emptyForm} /> : <ProfileWaiting />}
    </PageBody>
  );
}
