import type { ProposalStatusChangeStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { labels } from '@mithaq/openapi/generated/forms.ts';
import { useUpdateProposalStatus } from '@mithaq/openapi/generated/hooks/proposals/proposals.ts';
import { Button, ConfirmDialog, notify } from '@mithaq/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshAround } from './proposal-lists.ts';
import { serverMessage } from './server-message.ts';
import { statusView } from './status-view.ts';

export interface ProposalStepsProps {
  proposalId: string;
  otherProfileId: string;
  /** The statuses to which I may bring it. */
  steps: ProposalStatusChangeStatus[];
}

/** What I may do with a proposal. Nothing changes on the screen before the server has agreed. */
export function ProposalSteps({ proposalId, otherProfileId, steps }: ProposalStepsProps) {
  const client = useQueryClient();
  // The words stay in the dialog while it fades out.
  const [asked, setAsked] = useState<ProposalStatusChangeStatus>();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useUpdateProposalStatus({
    mutation: {
      onSuccess: (_, { data }) => notify({ kind: 'success', message: `Proposal ${labels.ProposalStatus[data.status]} ` }),
      onError: ({ problem }) => notify({ kind: 'error', message: serverMessage(problem) ?? 'Failed to update proposal status' }),
      onSettled: () => {
        setIsAsking(false);
        // Also after a refusal: then what we show is not how things stand.
        return refreshAround(client, otherProfileId);
      },
    },
  });
  return (
    <>
      {steps.map((status) => (
        <Button
          key={status}
          size="sm"
          variant={status === 'ACCEPTED' ? 'filled' : 'default'}
          onClick={() => {
            setAsked(status);
            setIsAsking(true);
          }}
        >
          {statusView[status].step}
        </Button>
      ))}
      {asked ? (
        <ConfirmDialog
          isOpen={isAsking}
          title={statusView[asked].step}
          isBusy={isPending}
          onConfirm={() => mutate({ data: { proposalId, status: asked } })}
          onCancel={() => setIsAsking(false)}
        >
          Are you sure you want to change status to &quot;{labels.ProposalStatus[asked]}&quot; for this proposal? This action cannot be undone.
        </ConfirmDialog>
      ) : null}
    </>
  );
}
