import { Trans, useLingui } from '@lingui/react/macro';
import type { Suspension } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { Button, PageBody, PageHeader, useOwnWords } from '@mithaq/ui-kit';
import { useLogout } from '../auth/use-logout.ts';
import { Time } from '../shared/Time.tsx';
import { ChoicesSection } from './ChoicesSection.tsx';
import { DeleteSection } from './DeleteSection.tsx';
import { DownloadSection } from './DownloadSection.tsx';
import classes from './Settings.module.css';
import { ModeratorMessagesSection } from './ModeratorMessagesSection.tsx';
import { SettingsGroup } from './SettingsGroup.tsx';
import { SettingsSection } from './SettingsSection.tsx';

export interface SuspendedPageProps {
  suspension: Suspension;
}

/** Replaces the application for a suspended member: the reason, and the remaining actions. */
export function SuspendedPage({ suspension }: SuspendedPageProps) {
  const { t } = useLingui();
  const ownWords = useOwnWords();
  const logOut = useLogout();
  return (
    <PageBody width="reading">
      <PageHeader
        title={t`Your account is suspended`}
        lead={t`A moderator has suspended your account. Your profile is in no list until the suspension is lifted.`}
      />
      <div className={classes.column}>
        <SettingsGroup title={t`What the moderator wrote`}>
          <SettingsSection title={t`What the moderator wrote`} isNamedByGroup>
            <p className={classes.reason} {...ownWords(suspension.reason)}>
              {suspension.reason}
            </p>
            <p className={classes.detail}>
              <Time at={suspension.since} />
            </p>
            <div className={classes.buttons}>
              <Button variant="default" onClick={logOut}>
                <Trans>Logout</Trans>
              </Button>
            </div>
          </SettingsSection>
          <ModeratorMessagesSection />
        </SettingsGroup>
        <SettingsGroup title={t`Language and appearance`}>
          <ChoicesSection />
        </SettingsGroup>
        <SettingsGroup title={t`My account`}>
          <DownloadSection />
          <DeleteSection />
        </SettingsGroup>
      </div>
    </PageBody>
  );
}
