import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { User } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useGetCurrentUser } from '@mithaq/openapi/generated/hooks/users/users.ts';
import { PageBody, PageHeader } from '@mithaq/ui-kit';
import { PageLoader } from '../layout/PageLoader.tsx';
import { useOwnPerson } from '../shared/use-own-person.ts';
import { aboutPerson } from '../shared/person.ts';
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
import { SettingsGroup } from './SettingsGroup.tsx';
import { SharingSection } from './SharingSection.tsx';
import { PauseSection } from './PauseSection.tsx';
import { PhoneSection } from './PhoneSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { SuspendedPage } from './SuspendedPage.tsx';
import classes from './Settings.module.css';

const profileGroup = msg({
  message:
    "{person, select, self {My profile} son {My son's profile} daughter {My daughter's profile} brother {My brother's profile} sister {My sister's profile} other {The profile}}",
});

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
  const { person } = useOwnPerson();
  const news = (
    <SettingsGroup title={t`News`}>
      <NewsSection />
      <InstallSection />
    </SettingsGroup>
  );
  return (
    <PageBody>
      <PageHeader title={t`Settings`} />
      <div className={classes.page}>
        <div className={classes.column}>
          {isProfileComplete ? (
            <>
              <SettingsGroup title={t(aboutPerson(profileGroup, person))}>
                <PauseSection isPaused={isPaused} />
                <NameSection />
                <GuardianSection />
                <SharingSection />
              </SettingsGroup>
              <SettingsGroup title={t`Who sees what`}>
                <ContactReadsSection />
                {isPhoneVerified ? <HiddenSection /> : null}
                {isPhoneVerified || isConfirmingNumber ? <BlockedSection /> : null}
                <ModeratorMessagesSection />
              </SettingsGroup>
            </>
          ) : (
            news
          )}
        </div>
        <div className={classes.column}>
          {isProfileComplete ? news : null}
          <SettingsGroup title={t`Language and appearance`}>
            <ChoicesSection />
          </SettingsGroup>
          <SettingsGroup title={t`My account`}>
            {isPhoneVerified ? <PhoneSection /> : null}
            <SessionsSection />
            <DownloadSection />
            <DeleteSection />
          </SettingsGroup>
        </div>
      </div>
    </PageBody>
  );
}
