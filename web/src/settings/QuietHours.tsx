import { useLingui } from '@lingui/react/macro';
import type { NotificationSettings } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { defaultNotificationSettings } from '@mithaq/openapi/rules/notifications.ts';
import { Button, Select, Switch } from '@mithaq/ui-kit';
import { hourName, localeOf } from '../shared/time.ts';
import classes from './Settings.module.css';
import { ownTimeZone, placeOf, timeName, timeZones } from './time-zones.ts';
import type { NewsSettings } from './use-news-settings.ts';

export interface QuietHoursProps extends Pick<NewsSettings, 'change'> {
  settings: NotificationSettings;
}

/** The hours without mail, and the time zone in which they are. */
export function QuietHours({ settings: { mail, quietHours, timeZone }, change }: QuietHoursProps) {
  const { t, i18n } = useLingui();
  const locale = localeOf(i18n.locale);
  const { from, to } = quietHours;
  const areOn = from !== to;
  // The same hour twice would mean none.
  const hours = (other: number) =>
    Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourName(hour, locale) })).filter(
      ({ value }) => value !== String(other),
    );
  const own = ownTimeZone();
  const place = placeOf(own);
  return (
    <div className={classes.parts}>
      <Switch
        label={t`Quiet hours`}
        description={
          Object.values(mail).includes('DAILY')
            ? t`What is new waits until they end. The mail that comes once a day comes then.`
            : t`What is new waits until they end.`
        }
        checked={areOn}
        onChange={({ currentTarget: { checked } }) =>
          change({ quietHours: checked ? defaultNotificationSettings.quietHours : { from: to, to } })
        }
      />
      {areOn ? (
        <div className={classes.hours}>
          <Select
            label={t`From`}
            data={hours(to)}
            value={String(from)}
            onChange={(hour) => change({ quietHours: { from: Number(hour), to } })}
          />
          <Select
            label={t`Until`}
            data={hours(from)}
            value={String(to)}
            onChange={(hour) => change({ quietHours: { from, to: Number(hour) } })}
          />
        </div>
      ) : null}
      <Select
        label={t`Time zone`}
        description={timeName(timeZone, locale)}
        data={timeZones([timeZone, own])}
        value={timeZone}
        onChange={(chosen) => chosen && change({ timeZone: chosen })}
      />
      {own === timeZone ? null : (
        <div>
          <Button variant="default" onClick={() => change({ timeZone: own })}>
            {t`Use the time zone of this browser: ${place}`}
          </Button>
        </div>
      )}
    </div>
  );
}
