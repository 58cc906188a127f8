import { Trans, useLingui } from '@lingui/react/macro';
import type { ModerationCase } from '@mithaq/openapi/generated/hooks/model/index.ts';
import {
  getListModerationCasesInfiniteQueryKey,
  useCloseModerationCase,
  useLiftSuspension,
  useSuspendMember,
} from '@mithaq/openapi/generated/hooks/moderation/moderation.ts';
import { Button } from '@mithaq/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import classes from './Moderation.module.css';
import { ReasonDialog } from './ReasonDialog.tsx';

/** Close the case; suspend its member, or lift the suspension. Each asks for a reason, which is recorded. */
export function CaseActions({ value: { caseId, member, closedAt } }: { value: ModerationCase }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [open, setOpen] = useState<'close' | 'suspend' | 'lift'>();
  const done = () => {
    setOpen(undefined);
    return client.invalidateQueries({ queryKey: getListModerationCasesInfiniteQueryKey() });
  };
  const mutation = { onSuccess: done };
  const closing = useCloseModerationCase({ mutation });
  const suspending = useSuspendMember({ mutation });
  const lifting = useLiftSuspension({ mutation });
  const profileId = member?.profileId ?? '';
  const dialog = { onCancel: () => setOpen(undefined) };
  return (
    <div className={classes.actions}>
      {closedAt === undefined ? (
        <Button size="sm" onClick={() => setOpen('close')}>
          <Trans>Close case</Trans>
        </Button>
      ) : null}
      {member && !member.isSuspended ? (
        <Button size="sm" variant="default" onClick={() => setOpen('suspend')}>
          <Trans>Suspend member</Trans>
        </Button>
      ) : null}
      {member?.isSuspended ? (
        <Button size="sm" variant="default" onClick={() => setOpen('lift')}>
          <Trans>Lift suspension</Trans>
        </Button>
      ) : null}
      {open === 'close' ? (
        <ReasonDialog
          {...dialog}
          title={t`Close case`}
          description={t`Write what you decided, and why. Moderators read it.`}
          call={closing}
          onSubmit={(reason) => closing.mutate({ id: caseId, data: { reason } })}
        />
      ) : null}
      {open === 'suspend' ? (
        <ReasonDialog
          {...dialog}
          title={t`Suspend member`}
          description={t`The member reads this reason. They leave all lists, and can only download their data, delete the account and sign out.`}
          call={suspending}
          onSubmit={(reason) => suspending.mutate({ data: { profileId, reason } })}
        />
      ) : null}
      {open === 'lift' ? (
        <ReasonDialog
          {...dialog}
          title={t`Lift suspension`}
          description={t`The member is back as before. Moderators read the reason.`}
          call={lifting}
          onSubmit={(reason) => lifting.mutate({ data: { profileId, reason } })}
        />
      ) : null}
    </div>
  );
}
