import { useLingui } from '@lingui/react/macro';
import {
  MailChoice,
  type MailChoices,
  type NotificationSettings,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useGetCurrentUser } from '@mithaq/openapi/generated/hooks/users/users.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { Select } from '@mithaq/ui-kit';
import { useMessages } from '../i18n/use-messages.ts';
import classes from './Settings.module.css';
import type { NewsSettings } from './use-news-settings.ts';

export interface MailKindsProps extends Pick<NewsSettings, 'change'> {
  settings: NotificationSettings;
}

/** How mail comes for each kind of news; of kinds that this member never has there is no choice. */
export function MailKinds({ settings: { mail, weeklyForYou }, change }: MailKindsProps) {
  const { t } = useLingui();
  const { data: user } = useGetCurrentUser();
  const messages = useMessages();
  const choices = Object.values(MailChoice).map((value) => ({ value, label: messages.text(labels.MailChoice[value]) }));
  const kinds: { kind: keyof MailChoices; label: string; isShown?: boolean }[] = [
    { kind: 'proposals', label: t`Proposals and answers` },
    { kind: 'texts', label: t`My texts, read by a moderator` },
    { kind: 'account', label: t`My account and its safety` },
    { kind: 'forYou', label: t`New people in For You`, isShown: weeklyForYou },
    { kind: 'cases', label: t`New cases for moderators`, isShown: user?.isModerator ?? false },
  ];
  return (
    <div className={classes.kinds}>
      {kinds.map(({ kind, label, isShown = true }) =>
        isShown ? (
          <div key={kind} className={classes.kind}>
            <Select
              label={label}
              data={choices}
              value={mail[kind]}
              onChange={(choice) => change({ mail: { ...mail, [kind]: choice as MailChoice } })} // one of the values offered above
            />
          </div>
        ) : null,
      )}
    </div>
  );
}
