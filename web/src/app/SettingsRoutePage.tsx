import { useGetCurrentUser } from '@mithaq/openapi/generated/hooks/users/users.ts';
import { SettingsPage } from '../settings/SettingsPage.tsx';
import { SuspendedPage } from '../settings/SuspendedPage.tsx';
import { farewellKey } from '../shared/farewell.ts';
import { PageLoader } from '../layout/PageLoader.tsx';
import { useChoices } from '../layout/use-choices.tsx';
import { useLeave, useLogout } from '../auth/use-logout.ts';

/** The settings; for a suspended member the reason instead of the rest. */
export function SettingsRoutePage() {
  // The guards have asked. The answer stays on the page when the session ends.
  const { data: user } = useGetCurrentUser({ query: { staleTime: Number.POSITIVE_INFINITY } });
  const choices = useChoices();
  const logOut = useLogout();
  const leave = useLeave();
  const onDeleted = () => {
    sessionStorage.setItem(farewellKey, 'deleted');
    leave();
  };
  if (!user) return <PageLoader />;
  return user.suspension ? (
    <SuspendedPage suspension={user.suspension} choices={choices} onLogout={logOut} onDeleted={onDeleted} />
  ) : (
    <SettingsPage user={user} choices={choices} onSignedOut={leave} onDeleted={onDeleted} />
  );
}
