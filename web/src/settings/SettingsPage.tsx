import { useLingui } from '@lingui/react/macro';
import type { User } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useGetCurrentUser } from '@mithaq/openapi/generated/hooks/users/users.ts';
import { PageBody, PageHeader } from '@mithaq/ui-kit';
import { PageLoader } from '../layout/PageLoader.tsx';
import { BlockedSection } from './BlockedSection.tsx';
import { ChoicesSection } from './ChoicesSection.tsx';
import { ContactReadsSection } from './ContactReadsSection.tsx';
import { DeleteSection } from './DeleteSection.tsx';
import { DownloadSection } from './DownloadSection.tsx';
import { GuardianSection } from './GuardianSection.tsx';
import { HiddenSection } from './HiddenSection.tsx';
import { ModeratorMessagesSection } from './ModeratorMessagesSection.tsx';
import { NameSection } from './NameSection.tsx';
import { NewsSection } from './NewsSection.tsx';
import { InstallSection } from './InstallSection.tsx';
import { SharingSection } from './SharingSection.tsx';
import { PauseSection } from './PauseSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { SuspendedPage } from './SuspendedPage.tsx';
import classes from './Settings.module.css';

/** The settings; for a suspended member the reason instead of the rest. */
export function SettingsPage() {
  // The guards have asked. The answer stays on the page when the session ends.
  const { data: user } = useGetCurrentUser({ query: { staleTime: Number.POSITIVE_INFINITY } });
  if (!user) return <PageLoader />;
  return user.suspension ? <SuspendedPage suspension={user.suspension} /> : <Settings user={user} />;
}

/** The settings of the own account. Some sections need a profile or a verified phone; a member who confirms a new number still has the list of blocks. */
function Settings({ user }: { user: User }) {
  const { t } = useLingui();
  const { isProfileComplete, isPhoneVerified, isConfirmingNumber, isPaused = false } = user;
  return (
    <PageBody>
      <PageHeader title={t`Settings`} />
      <div className={classes.page}>
        <div className={classes.column}>
          <div className={classes.group}>
            {isProfileComplete ? <PauseSection isPaused={isPaused} /> : null}
            {isProfileComplete ? <NameSection /> : null}
            {isProfileComplete ? <GuardianSection /> : null}
            {isProfileComplete ? <SharingSection /> : null}
          </div>
          <div className={classes.group}>
            <NewsSection />
            <InstallSection />
          </div>
        </div>
        <div className={classes.column}>
          <div className={classes.group}>
            {isProfileComplete ? <ContactReadsSection /> : null}
            {isProfileComplete && isPhoneVerified ? <HiddenSection /> : null}
            {isPhoneVerified || isConfirmingNumber ? <BlockedSection /> : null}
            {isProfileComplete ? <ModeratorMessagesSection /> : null}
          </div>
          <div className={classes.group}>
            <ChoicesSection />
          </div>
          <div className={classes.group}>
            <SessionsSection />
            <DownloadSection />
            <DeleteSection />
          </div>
        </div>
      </div>
    </PageBody>
  );
}
