import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mithaq/ui-kit';
import { install, useInstallation } from '../shared/installation.ts';
import classes from './Settings.module.css';
import { SettingsSection } from './SettingsSection.tsx';

/** How to put Mithaq on the home screen; nothing where it is there already, or where the browser cannot. */
export function InstallSection() {
  const { t } = useLingui();
  const way = useInstallation();
  if (!way) return null;
  return (
    <SettingsSection
      title={t`Mithaq on the home screen`}
      lead={t`It opens from there like an app, without the bars of a browser.`}
    >
      {way === 'ASK' ? (
        <div className={classes.buttons}>
          <Button variant="default" onClick={install}>
            <Trans>Put it on the home screen</Trans>
          </Button>
        </div>
      ) : (
        <Text>{t`Press Share in the bar of the browser, then “Add to Home Screen”.`}</Text>
      )}
    </SettingsSection>
  );
}
