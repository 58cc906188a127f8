import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  getListBlocksInfiniteQueryKey,
  useListBlocksInfinite,
  useUnblockMember,
} from '@mithaq/openapi/generated/hooks/members/members.ts';
import type { Block } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { Button, ConfirmDialog, notify } from '@mithaq/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Time } from '../shared/Time.tsx';
import { aboutPerson } from '../shared/person.ts';
import { useOwnPerson } from '../shared/use-own-person.ts';
import { useShownName } from '../shared/use-shown-name.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { refreshMembers } from '../members/refresh-members.ts';
import classes from './Settings.module.css';
import { SettingsList } from './SettingsList.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { unblocking } from './unblocking.ts';

const lead = msg({
  message:
    "{person, select, self {You and a blocked member do not see each other anywhere.} son {A blocked member does not see your son's profile anywhere, and you do not see theirs.} daughter {A blocked member does not see your daughter's profile anywhere, and you do not see theirs.} brother {A blocked member does not see your brother's profile anywhere, and you do not see theirs.} sister {A blocked member does not see your sister's profile anywhere, and you do not see theirs.} other {A blocked member does not see the profile anywhere, and you do not see theirs.}} They are not told.",
});

/** The blocked members. */
export function BlockedSection() {
  const { t } = useLingui();
  const messages = useMessages();
  const client = useQueryClient();
  const [asked, setAsked] = useState<Block>();
  const shownName = useShownName();
  const { data, ...query } = useListBlocksInfinite({ limit: 20 });
  const { person } = useOwnPerson();
  const { mutateAsync } = useUnblockMember({
    mutation: {
      onSuccess: () => notify({ kind: 'success', message: t`Unblocked` }),
      onError: ({ problem }) => notify({ kind: 'error', message: messages.problem(problem) }),
      onSettled: async () => {
        setAsked(undefined);
        await Promise.all([
          client.invalidateQueries({ queryKey: getListBlocksInfiniteQueryKey() }),
          refreshMembers(client),
        ]);
      },
    },
  });
  const name = shownName(asked?.name ?? '');
  return (
    <SettingsSection title={t`Blocked members`} lead={t(aboutPerson(lead, person))}>
      <SettingsList
        query={{ ...query, data: data?.pages.flatMap((page) => page.data) }}
        empty={t`You have not blocked anyone.`}
      >
        {(block) => (
          <li key={block.profileId} className={classes.row}>
            <div className={classes.words}>
              <div className={classes.name}>
                <bdi>{shownName(block.name)}</bdi>
              </div>
              <div className={classes.detail}>
                <Time at={block.blockedAt} />
              </div>
            </div>
            <UnblockButton name={shownName(block.name)} onClick={() => setAsked(block)} />
          </li>
        )}
      </SettingsList>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t`Unblock ${name}`}
        confirmLabel={t`Unblock`}
        onConfirm={() => (asked ? mutateAsync({ id: asked.profileId }) : undefined)}
        onCancel={() => setAsked(undefined)}
      >
        {t(aboutPerson(unblocking, person))}
      </ConfirmDialog>
    </SettingsSection>
  );
}

function UnblockButton({ name, onClick }: { name: string; onClick: () => void }) {
  const { t } = useLingui();
  return (
    <Button size="sm" variant="default" aria-label={t`Unblock ${name}`} onClick={onClick}>
      <Trans>Unblock</Trans>
    </Button>
  );
}
