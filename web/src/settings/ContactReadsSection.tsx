import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useListContactReadsInfinite } from '@mithaq/openapi/generated/hooks/proposals/proposals.ts';
import { TextLink } from '@mithaq/ui-kit';
import { Time } from '../shared/Time.tsx';
import { useShownName } from '../shared/use-shown-name.ts';
import classes from './Settings.module.css';
import { SettingsList } from './SettingsList.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** Who read the member's contact details, and when. */
export function ContactReadsSection() {
  const { t } = useLingui();
  const shownName = useShownName();
  const { data, ...query } = useListContactReadsInfinite({ limit: 20 });
  return (
    <SettingsSection
      title={t`Who read my contact details`}
      lead={t`Only members whose proposal is accepted can read your e-mail address and phone number.`}
    >
      <SettingsList
        query={{ ...query, data: data?.pages.flatMap((page) => page.data) }}
        empty={t`Nobody has read your contact details.`}
      >
        {({ readAt, count = 1, readerName, readerProfileId }) => (
          <li key={`${readAt} ${readerProfileId}`} className={classes.row}>
            <div className={classes.words}>
              <div className={classes.name}>
                {readerProfileId && readerName ? (
                  <TextLink href={`/profile/${readerProfileId}`} isQuiet>
                    <bdi>{shownName(readerName)}</bdi>
                  </TextLink>
                ) : (
                  t`A member who has left`
                )}
              </div>
              <div className={classes.detail}>
                <Time at={readAt} />
              </div>
              {count > 1 ? (
                <div className={classes.detail}>
                  {t`${plural(count, { one: 'Read # time that day', other: 'Read # times that day' })}`}
                </div>
              ) : null}
            </div>
          </li>
        )}
      </SettingsList>
    </SettingsSection>
  );
}
