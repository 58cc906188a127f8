import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  getListHiddenMembersInfiniteQueryKey,
  useListHiddenMembersInfinite,
  useUnhideMember,
} from '@mithaq/openapi/generated/hooks/members/members.ts';
import type { HiddenMember } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { Button, notify } from '@mithaq/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { Time } from '../shared/Time.tsx';
import { aboutPerson } from '../shared/person.ts';
import { useOwnPerson } from '../shared/use-own-person.ts';
import { useShownName } from '../shared/use-shown-name.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { refreshMembers } from '../members/refresh-members.ts';
import classes from './Settings.module.css';
import { SettingsList } from './SettingsList.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const lead = msg({
  message:
    "You hid these members from your lists. They are not told, and they still see {person, select, self {you} son {your son's profile} daughter {your daughter's profile} brother {your brother's profile} sister {your sister's profile} other {the profile}}.",
});

/** The hidden members. */
export function HiddenSection() {
  const { t } = useLingui();
  const shownName = useShownName();
  const { data, ...query } = useListHiddenMembersInfinite({ limit: 20 });
  const { person } = useOwnPerson();
  return (
    <SettingsSection title={t`Not for me`} lead={t(aboutPerson(lead, person))}>
      <SettingsList
        query={{ ...query, data: data?.pages.flatMap((page) => page.data) }}
        empty={t`You have not hidden anyone.`}
      >
        {(member) => (
          <li key={member.profileId} className={classes.row}>
            <div className={classes.words}>
              <div className={classes.name}>
                <bdi>{shownName(member.name)}</bdi>
              </div>
              <div className={classes.detail}>
                <Time at={member.hiddenAt} />
              </div>
            </div>
            <ShowAgain profileId={member.profileId} name={shownName(member.name)} />
          </li>
        )}
      </SettingsList>
    </SettingsSection>
  );
}

function ShowAgain({ profileId, name }: Pick<HiddenMember, 'profileId' | 'name'>) {
  const { t } = useLingui();
  const messages = useMessages();
  const client = useQueryClient();
  const { mutate, isPending } = useUnhideMember({
    mutation: {
      onSuccess: () => notify({ kind: 'success', message: t`${name} can be in your lists again` }),
      onError: ({ problem }) => notify({ kind: 'error', message: messages.problem(problem) }),
      onSettled: () =>
        Promise.all([
          client.invalidateQueries({ queryKey: getListHiddenMembersInfiniteQueryKey() }),
          refreshMembers(client),
        ]),
    },
  });
  return (
    <Button
      size="sm"
      variant="default"
      loading={isPending}
      aria-label={t`Show again: ${name}`}
      onClick={() => mutate({ id: profileId })}
    >
      <Trans>Show again</Trans>
    </Button>
  );
}
