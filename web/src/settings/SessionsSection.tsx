import { Trans, useLingui } from '@lingui/react/macro';
import { useEndAllSessions, useListSessions } from '@mithaq/openapi/generated/hooks/auth/auth.ts';
import { languageOf, languages } from '@mithaq/openapi/rules/language.ts';
import { Button, ConfirmDialog, notify, useDisclosure } from '@mithaq/ui-kit';
import { useResetSession } from '../auth/use-logout.ts';
import { Time } from '../shared/Time.tsx';
import { isolated } from '../i18n/isolated.ts';
import { useMessages } from '../i18n/use-messages.ts';
import classes from './Settings.module.css';
import { SettingsList } from './SettingsList.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** Where the user is signed in, and how to sign out everywhere. */
export function SessionsSection() {
  const { t } = useLingui();
  const messages = useMessages();
  const [isAsking, { open, close }] = useDisclosure();
  const sessions = useListSessions();
  const { mutateAsync } = useEndAllSessions({
    mutation: {
      onSuccess: useResetSession(),
      onError: ({ problem }) => {
        close();
        notify({ kind: 'error', message: messages.problem(problem) });
      },
    },
  });
  return (
    <SettingsSection title={t`Where I am signed in`}>
      <SettingsList query={sessions} empty={t`You are signed in nowhere else.`}>
        {({ startedAt, lastUsedAt, device, isCurrent }) => (
          <li key={startedAt} className={classes.row}>
            <div className={classes.words}>
              <div className={classes.name}>
                {device ? <Device name={device} /> : t`A browser`}
                {isCurrent ? ` (${t`this one`})` : null}
              </div>
              <div className={classes.detail}>
                <Trans>
                  Last used: <Time at={lastUsedAt} />
                </Trans>
              </div>
            </div>
          </li>
        )}
      </SettingsList>
      <div className={classes.buttons}>
        <Button size="sm" variant="default" onClick={open}>
          <Trans>Sign out everywhere</Trans>
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t`Sign out everywhere`}
        confirmLabel={t`Sign out`}
        onConfirm={() => mutateAsync()}
        onCancel={close}
      >
        <Trans>You will be signed out in every browser, this one included. Nothing else changes.</Trans>
      </ConfirmDialog>
    </SettingsSection>
  );
}

/** "Firefox on Android" in the language of the page; the two names stay as they are. */
function Device({ name }: { name: string }) {
  const { i18n, t } = useLingui();
  const { dir } = languages[languageOf(i18n.locale, [])];
  const [browser, system] = name.split(' on ').map((each) => isolated(each, dir));
  return system ? t`${browser} on ${system}` : browser;
}
