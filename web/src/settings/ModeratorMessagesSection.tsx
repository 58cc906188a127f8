import { useLingui } from '@lingui/react/macro';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { useListModeratorMessagesInfinite } from '@mithaq/openapi/generated/hooks/moderation/moderation.ts';
import { useOwnWords } from '@mithaq/ui-kit';
import { useMessages } from '../i18n/use-messages.ts';
import { Time } from '../shared/Time.tsx';
import classes from './Settings.module.css';
import { SettingsList } from './SettingsList.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** What the moderators wrote to the member; nothing for the many to whom they never did. */
export function ModeratorMessagesSection() {
  const { t } = useLingui();
  const messages = useMessages();
  const ownWords = useOwnWords();
  const { data, ...query } = useListModeratorMessagesInfinite({ limit: 20 });
  const rows = data?.pages.flatMap((page) => page.data);
  if (!rows?.length && !query.error) return null;
  return (
    <SettingsSection title={t`Messages from the moderators`}>
      <SettingsList query={{ ...query, data: rows }} empty={null}>
        {({ messageId, kind, text, sentAt }) => (
          <li key={messageId} className={classes.row}>
            <div className={classes.words}>
              <div className={classes.name}>{messages.text(labels.ModeratorMessageKind[kind])}</div>
              <p className={classes.reason} {...ownWords(text)}>
                {text}
              </p>
              <div className={classes.detail}>
                <Time at={sentAt} />
              </div>
            </div>
          </li>
        )}
      </SettingsList>
    </SettingsSection>
  );
}
