import { Trans, useLingui } from '@lingui/react/macro';
import type { ModerationCase } from '@mithaq/openapi/generated/hooks/model/index.ts';
import {
  getListModerationCasesInfiniteQueryKey,
  useCloseModerationCase,
} from '@mithaq/openapi/generated/hooks/moderation/moderation.ts';
import { Button } from '@mithaq/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import classes from './Moderation.module.css';
import { ReasonDialog } from './ReasonDialog.tsx';
import { SuspensionAction } from './SuspensionAction.tsx';

/** Close the case; suspend its member, also when they have left, or lift the suspension. Each asks for a reason, which is recorded. */
export function CaseActions({ value: { caseId, member, formerMember, reports, closedAt } }: { value: ModerationCase }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const suspendable = member ?? formerMember;
  const lastReportId = reports?.at(-1)?.reportId;
  const [isClosing, setClosing] = useState(false);
  const closing = useCloseModerationCase({
    mutation: {
      onSuccess: () => {
        setClosing(false);
        return client.invalidateQueries({ queryKey: getListModerationCasesInfiniteQueryKey() });
      },
    },
  });
  return (
    <div className={classes.actions}>
      {closedAt === undefined ? (
        <Button size="sm" onClick={() => setClosing(true)}>
          <Trans>Close case</Trans>
        </Button>
      ) : null}
      {suspendable ? <SuspensionAction member={suspendable} /> : null}
      {isClosing ? (
        <ReasonDialog
          title={t`Close case`}
          description={t`Write what you decided, and why. Moderators read it.`}
          call={closing}
          onSubmit={(reason) => closing.mutate({ id: caseId, data: { reason, ...(lastReportId && { lastReportId }) } })}
          onCancel={() => setClosing(false)}
        />
      ) : null}
    </div>
  );
}
