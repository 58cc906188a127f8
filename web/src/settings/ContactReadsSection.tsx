import { useLingui } from '@lingui/react/macro';
import { useListContactReads } from '@mithaq/openapi/generated/hooks/contact-reads/contact-reads.ts';
import { TextLink } from '@mithaq/ui-kit';
import { Time } from '../i18n/Time.tsx';
import classes from './Settings.module.css';
import { SettingsList } from './SettingsList.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** Who read the member's contact details, and when (R102). */
export function ContactReadsSection() {
  const { t } = useLingui();
  const reads = useListContactReads();
  return (
    <SettingsSection
      title={t`Who read my contact details`}
      lead={t`Only members whose proposal is accepted can read your e-mail address and phone number.`}
    >
      <SettingsList query={reads} empty={t`Nobody has read your contact details.`}>
        {({ readAt, readerName, readerProfileId }) => (
          <li key={`${readAt} ${readerProfileId}`} className={classes.row}>
            <div className={classes.words}>
              <div className={classes.name}>
                {readerProfileId && readerName ? (
                  <TextLink href={`/profile/${readerProfileId}`} isQuiet>
                    <bdi>{readerName}</bdi>
                  </TextLink>
                ) : (
                  t`A member who has left`
                )}
              </div>
              <div className={classes.detail}>
                <Time at={readAt} />
              </div>
            </div>
          </li>
        )}
      </SettingsList>
    </SettingsSection>
  );
}
