import type { ProposalStatusChangeStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { useUpdateProposalStatus } from '@mithaq/openapi/generated/hooks/proposals/proposals.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ConfirmDialog, notify } from '@mithaq/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useContractWords } from '../languages/use-contract-words.ts';
import { refreshAround } from './proposal-lists.ts';
import classes from './ProposalSteps.module.css';
import { statusView } from './status-view.ts';
import { useServerMessage } from './use-server-message.ts';

export interface ProposalStepsProps {
  proposalId: string;
  otherProfileId: string;
  /** The statuses to which I may bring it. */
  steps: ProposalStatusChangeStatus[];
  /** Called when one of them is being taken. */
  onStep: () => void;
}

/** What I may do with a proposal. Nothing changes on the screen before the server has agreed. */
export function ProposalSteps({ proposalId, otherProfileId, steps, onStep }: ProposalStepsProps) {
  const { t } = useLingui();
  const word = useContractWords();
  const serverMessage = useServerMessage();
  const client = useQueryClient();
  // The words stay in the dialog while it fades out.
  const [asked, setAsked] = useState<ProposalStatusChangeStatus>();
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { mutate, isPending } = useUpdateProposalStatus({
    mutation: {
      onSuccess: (_, { data }) => {
        const status = word(labels.ProposalStatus[data.status]);
        notify({ kind: 'success', message: t`Proposal ${status} ` });
      },
      onError: ({ problem }) => {
        const message = serverMessage(problem) ?? t`Failed to update proposal status`;
        setRefusal(message);
        notify({ kind: 'error', message });
      },
      onSettled: () => {
        setIsAsking(false);
        // Also after a refusal: then what we show is not how things stand.
        return refreshAround(client, otherProfileId);
      },
    },
  });
  const ask = (status: ProposalStatusChangeStatus) => {
    setRefusal(undefined);
    setAsked(status);
    setIsAsking(true);
  };
  const take = (status: ProposalStatusChangeStatus) => {
    onStep();
    mutate({ data: { proposalId, status } });
  };
  return (
    <>
      {refusal ? <p className={classes.refused}>{refusal}</p> : null}
      {steps.map((status) => (
        <Button
          key={status}
          size="sm"
          variant={status === 'ACCEPTED' ? 'filled' : 'default'}
          onClick={() => ask(status)}
        >
          {t(statusView[status].step)}
        </Button>
      ))}
      {asked ? (
        <ConfirmDialog
          isOpen={isAsking}
          title={t(statusView[asked].step)}
          isBusy={isPending}
          onConfirm={() => take(asked)}
          onCancel={() => setIsAsking(false)}
        >
          <Question status={word(labels.ProposalStatus[asked])} />
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function Question({ status }: { status: string }) {
  return (
    <Trans>
      Are you sure you want to change status to &quot;{status}&quot; for this proposal? This action cannot be undone.
    </Trans>
  );
}
