import type { Proposal } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useTakeBackProposal } from '@mithaq/openapi/generated/hooks/proposals/proposals.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog, dismissAll, notify } from '@mithaq/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { refreshMembers } from '../members/refresh-members.ts';
import { useOwnPerson } from '../shared/use-own-person.ts';
import { replaceProposal } from './refresh-proposals.ts';

export interface TakeBackDialogProps {
  isOpen: boolean;
  proposalId: string;
  /** The other party. */
  other: { id: string; firstName: string };
  /** Called when the dialog closes. */
  onClose: () => void;
  /** Called with the proposal as the server changed it. */
  onChanged: (proposal: Proposal) => void;
}

/** Asks before a proposal is taken back that nobody has answered. */
export function TakeBackDialog({ isOpen, proposalId, other, onClose, onChanged }: TakeBackDialogProps) {
  const { t } = useLingui();
  const messages = useMessages();
  const client = useQueryClient();
  const { profileId } = useOwnPerson();
  // That it was sent would cover the question, and contradict what follows.
  useEffect(() => {
    if (isOpen) dismissAll();
  }, [isOpen]);
  const { mutateAsync } = useTakeBackProposal({
    mutation: {
      onSuccess: (taken) => {
        replaceProposal(client, 'SENT', taken);
        onChanged(taken);
        notify({ kind: 'success', message: t`Proposal taken back` });
      },
      onError: ({ problem }) => notify({ kind: 'error', message: messages.problem(problem) }),
      onSettled: () => {
        onClose();
        return refreshMembers(client, other.id);
      },
    },
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      seals={[other.id, profileId ?? '']}
      title={
        <Trans>
          You are about to take back your proposal to <bdi>{other.firstName}</bdi>.
        </Trans>
      }
      onConfirm={() => mutateAsync({ data: { proposalId } })}
      onCancel={onClose}
    >
      <Consequence name={other.firstName} />
    </ConfirmDialog>
  );
}

function Consequence({ name }: { name: string }) {
  return (
    <Trans>
      <bdi>{name}</bdi> will not see your proposal any more. You cannot send another one to the same person.
    </Trans>
  );
}
