import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
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
import { WriteAction } from './WriteAction.tsx';

/** How a case can end. The case of a text ends with the text shown or held. */
const endings = {
  close: { title: msg`Close case`, description: msg`Write what you decided, and why. Moderators read it.` },
  release: {
    title: msg`Show text to others`,
    description: msg`Others see this text from now on. Write why. Moderators read it.`,
  },
  keep: {
    title: msg`Keep text hidden`,
    description: msg`Others do not see this text until the member changes it. Write why. Moderators read it.`,
  },
};

/** Close the case; suspend its member, also when they have left, or lift the suspension; each asks for a reason, which is recorded. Or write to the member. */
export function CaseActions({
  value: { caseId, kind, member, formerMember, reports, closedAt },
}: {
  value: ModerationCase;
}) {
  const { t } = useLingui();
  const client = useQueryClient();
  const suspendable = member ?? formerMember;
  const lastReportId = reports?.at(-1)?.reportId;
  const [ending, setEnding] = useState<keyof typeof endings>();
  const closing = useCloseModerationCase({
    mutation: {
      onSuccess: () => {
        setEnding(undefined);
        return client.invalidateQueries({ queryKey: getListModerationCasesInfiniteQueryKey() });
      },
    },
  });
  return (
    <div className={classes.actions}>
      {closedAt === undefined ? (
        kind === 'TEXT' ? (
          <>
            <Button size="sm" onClick={() => setEnding('release')}>
              {t(endings.release.title)}
            </Button>
            <Button size="sm" variant="default" onClick={() => setEnding('keep')}>
              {t(endings.keep.title)}
            </Button>
          </>
        ) : (
          <Button size="sm" onClick={() => setEnding('close')}>
            {t(endings.close.title)}
          </Button>
        )
      ) : null}
      {suspendable ? <SuspensionAction member={suspendable} /> : null}
      {member ? <WriteAction label={t`Write to member`} profileId={member.profileId} caseId={caseId} /> : null}
      {ending ? (
        <ReasonDialog
          title={t(endings[ending].title)}
          description={t(endings[ending].description)}
          call={closing}
          onSubmit={(reason) =>
            closing.mutate({
              id: caseId,
              data: { reason, ...(lastReportId && { lastReportId }), ...(ending === 'keep' && { keepHeld: true }) },
            })
          }
          onCancel={() => setEnding(undefined)}
        />
      ) : null}
    </div>
  );
}
