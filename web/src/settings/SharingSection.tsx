import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  getGetFamilySharingQueryKey,
  getListSharedLinksQueryKey,
  useAllowFamilySharing,
  useEndSharedLink,
  useGetFamilySharing,
  useListSharedLinks,
} from '@mithaq/openapi/generated/hooks/sharing/sharing.ts';
import type { SharedLink } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { Alert, Button, Loader, notify, Switch } from '@mithaq/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../i18n/use-messages.ts';
import { useOwnPerson } from '../shared/use-own-person.ts';
import { aboutPerson } from '../shared/person.ts';
import { exactTime } from '../shared/time.ts';
import classes from './Settings.module.css';
import { SettingsError } from './SettingsError.tsx';
import { SettingsList } from './SettingsList.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const label = msg({
  message:
    "{person, select, self {Others may show my profile to their family} son {Others may show my son's profile to their family} daughter {Others may show my daughter's profile to their family} brother {Others may show my brother's profile to their family} sister {Others may show my sister's profile to their family} other {Others may show the profile to their family}}",
});
const lead = msg({
  message:
    "{person, select, self {Members who see your profile} son {Members who see your son's profile} daughter {Members who see your daughter's profile} brother {Members who see your brother's profile} sister {Members who see your sister's profile} other {Members who see the profile}} may show it to their family by a link: for seven days, without an account, with the first name only. When you switch it off, every such link ends at once.",
});

/** Whether others may show the profile to their family, and the own links to profiles of others. */
export function SharingSection() {
  const { t } = useLingui();
  const { person } = useOwnPerson();
  const links = useListSharedLinks();
  const choice = useGetFamilySharing();
  const { data, error } = choice;
  return (
    <SettingsSection title={t`Share with family`} lead={t(aboutPerson(lead, person))}>
      {data ? <Choice isAllowed={data.isAllowed} /> : null}
      {data || error ? null : <Loader mih="3rem" isSilent />}
      {error && !data ? <SettingsError query={choice} /> : null}
      <h4 className={classes.part}>
        <Trans>My links to profiles</Trans>
      </h4>
      <SettingsList query={links} empty={t`You have made no link.`}>
        {(link) => <Link key={link.linkId} link={link} />}
      </SettingsList>
    </SettingsSection>
  );
}

function Choice({ isAllowed }: { isAllowed: boolean }) {
  const { t } = useLingui();
  const { person } = useOwnPerson();
  const messages = useMessages();
  const client = useQueryClient();
  const { mutate, isPending, variables, error } = useAllowFamilySharing({
    mutation: { onSuccess: (now) => client.setQueryData(getGetFamilySharingQueryKey(), now) },
  });
  return (
    <>
      <Switch
        label={t(aboutPerson(label, person))}
        checked={isPending ? variables.data.isAllowed : isAllowed}
        onChange={({ currentTarget }) => {
          if (!isPending) mutate({ data: { isAllowed: currentTarget.checked } });
        }}
      />
      {isAllowed ? null : (
        <p className={classes.none}>
          <Trans>It is off: nobody can share the profile until you switch it on.</Trans>
        </p>
      )}
      {error ? <Alert>{messages.problem(error.problem)}</Alert> : null}
    </>
  );
}

function Link({ link: { linkId, name, expiresAt, timesOpened } }: { link: SharedLink }) {
  const { t, i18n } = useLingui();
  const messages = useMessages();
  const client = useQueryClient();
  const { mutate, isPending } = useEndSharedLink({
    mutation: {
      onSuccess: () => notify({ kind: 'success', message: t`The link has ended` }),
      onError: ({ problem }) => notify({ kind: 'error', message: messages.problem(problem) }),
      onSettled: () => client.invalidateQueries({ queryKey: getListSharedLinksQueryKey() }),
    },
  });
  const until = exactTime(expiresAt, i18n.locale);
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <div className={classes.name}>
          <bdi>{name}</bdi>
        </div>
        <div className={classes.detail}>
          <Trans>Until {until}</Trans>
        </div>
        <div className={classes.detail}>
          <Plural value={timesOpened} _0="Not opened yet" one="Opened once" other="Opened # times" />
        </div>
      </div>
      <Button
        size="sm"
        variant="default"
        loading={isPending}
        aria-label={t`End the link: ${name}`}
        onClick={() => mutate({ id: linkId })}
      >
        <Trans>End</Trans>
      </Button>
    </li>
  );
}
