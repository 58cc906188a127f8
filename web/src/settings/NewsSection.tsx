import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useGetMailConsent } from '@mithaq/openapi/generated/hooks/notifications/notifications.ts';
import { useGetClientConfig } from '@mithaq/openapi/generated/hooks/reference/reference.ts';
import { Alert, Switch } from '@mithaq/ui-kit';
import { useMessages } from '../i18n/use-messages.ts';
import { aboutPerson } from '../shared/person.ts';
import { useOwnPerson } from '../shared/use-own-person.ts';
import { MailChoice } from './MailChoice.tsx';
import { PushChoice } from './PushChoice.tsx';
import { QuietHours } from './QuietHours.tsx';
import classes from './Settings.module.css';
import { SettingsSection } from './SettingsSection.tsx';
import { useNewsSettings } from './use-news-settings.ts';

const weekly = msg({
  message:
    '{person, select, self {News when somebody has joined who may suit you.} son {News when somebody has joined who may suit your son.} daughter {News when somebody has joined who may suit your daughter.} brother {News when somebody has joined who may suit your brother.} sister {News when somebody has joined who may suit your sister.} other {News when somebody has joined who may be suitable.}}',
});

/** How the member hears of news. The list behind the bell has everything in any case. */
export function NewsSection() {
  const { t } = useLingui();
  const { person } = useOwnPerson();
  const messages = useMessages();
  const { data: config, isLoading } = useGetClientConfig();
  const { data: consent } = useGetMailConsent({ query: { enabled: config?.mail === true } });
  const { settings, change, error } = useNewsSettings();
  const getsMail = consent?.status === 'AGREED';
  // Until it is known which of them there are, both keep their place: what is below does not move.
  const awaited = isLoading ? classes.awaited : undefined;
  return (
    <SettingsSection title={t`News`} isNamedByGroup lead={t`The bell at the top of each page shows all news.`}>
      <div className={classes.parts}>
        {config?.mail || isLoading ? (
          <div className={awaited}>
            <MailChoice consent={consent} settings={settings} change={change} getsMail={getsMail} />
          </div>
        ) : null}
        {config?.pushKey || isLoading ? (
          <div className={awaited}>
            <PushChoice pushKey={config?.pushKey ?? ''} settings={settings} change={change} />
          </div>
        ) : null}
        {settings && (getsMail || settings.push) ? <QuietHours settings={settings} change={change} /> : null}
        <Switch
          label={t`New people in For You, once a week`}
          description={t(aboutPerson(weekly, person))}
          checked={settings?.weeklyForYou ?? false}
          disabled={!settings}
          onChange={({ currentTarget: { checked: weeklyForYou } }) => change({ weeklyForYou })}
        />
        {error ? <Alert>{messages.problem(error.problem)}</Alert> : null}
      </div>
    </SettingsSection>
  );
}
