import { useLingui } from '@lingui/react/macro';
import type { User } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { PageBody, PageHeader, type AvatarMenuChoice } from '@mithaq/ui-kit';
import { BlockedSection } from './BlockedSection.tsx';
import { ChoicesSection } from './ChoicesSection.tsx';
import { ContactReadsSection } from './ContactReadsSection.tsx';
import { DeleteSection } from './DeleteSection.tsx';
import { DownloadSection } from './DownloadSection.tsx';
import { HiddenSection } from './HiddenSection.tsx';
import { PauseSection } from './PauseSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import classes from './Settings.module.css';

export interface SettingsPageProps {
  user: User;
  /** Language and appearance, as in the account menu. */
  choices: readonly AvatarMenuChoice[];
  /** Called when every session has ended. */
  onSignedOut: () => void;
  /** Called when the account is gone. */
  onDeleted: () => void;
}

/** What a user decides about the own account. Sections that need a profile or a verified phone come with them; who confirms a new number keeps the list of blocks. */
export function SettingsPage({ user, choices, onSignedOut, onDeleted }: SettingsPageProps) {
  const { t } = useLingui();
  const { isProfileComplete, isPhoneVerified, isConfirmingNumber, isPaused = false } = user;
  return (
    <PageBody width="reading">
      <PageHeader title={t`Settings`} />
      <div className={classes.page}>
        {isProfileComplete ? <PauseSection isPaused={isPaused} /> : null}
        {isProfileComplete ? <ContactReadsSection /> : null}
        {isProfileComplete && isPhoneVerified ? <HiddenSection /> : null}
        {isPhoneVerified || isConfirmingNumber ? <BlockedSection /> : null}
        <SessionsSection onSignedOut={onSignedOut} />
        <ChoicesSection choices={choices} />
        <DownloadSection />
        <DeleteSection onDeleted={onDeleted} />
      </div>
    </PageBody>
  );
}
