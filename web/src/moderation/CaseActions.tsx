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

/** Close the case; suspend its member, or lift the suspension. Each asks for a reason, which is recorded. */
export function CaseActions({ value: { caseId, member, closedAt } }: { value: ModerationCase }) {
  const { t } = useLingui();
  const client = useQueryClient();
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
      {member ? <SuspensionAction member={member} /> : null}
      {isClosing ? (
        <ReasonDialog
          title={t`Close case`}
          description={t`Write what you decided, and why. Moderators read it.`}
          call={closing}
          onSubmit={(reason) => closing.mutate({ id: caseId, data: { reason } })}
          onCancel={() => setClosing(false)}
        />
      ) : null}
    </div>
  );
}
