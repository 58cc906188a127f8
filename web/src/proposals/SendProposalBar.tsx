import { useListProposals, useSendProposal } from '@mithaq/openapi/generated/hooks/proposals/proposals.ts';
import { Button, ConfirmDialog, LinkButton, notify, SendIcon, StatusBadge, StickyBar, useDisclosure } from '@mithaq/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { refreshAround } from './proposal-lists.ts';
import { serverMessage } from './server-message.ts';
import { standingProposal, type StandingProposal } from './standing-proposal.ts';
import { statusView } from './status-view.ts';

export interface SendProposalBarProps {
  /** The member whose profile is open. */
  member: { id: string; firstName: string };
}

/** The bar at the foot of a profile: sends a proposal, or says that one stands between the two. */
export function SendProposalBar({ member }: SendProposalBarProps) {
  const sent = useListProposals('SENT');
  const received = useListProposals('RECEIVED');
  const standing = standingProposal(member.id, sent.data ?? [], received.data ?? []);
  // While it isn't known whether one stands, none is offered; when it can't be known, the server decides.
  const isUnknown = sent.isPending || received.isPending;
  return standing ? <Standing {...standing} firstName={member.firstName} /> : <Sending member={member} isDisabled={isUnknown} />;
}

function Sending({ member, isDisabled }: SendProposalBarProps & { isDisabled: boolean }) {
  const client = useQueryClient();
  const [isAsking, { open, close }] = useDisclosure();
  const { mutate, isPending, isSuccess, error } = useSendProposal({
    mutation: {
      onSuccess: async () => {
        notify({ kind: 'success', message: 'Proposal sent successfully' });
        close();
        await refreshAround(client, member.id);
      },
      onError: ({ problem }) => {
        notify({ kind: 'error', message: serverMessage(problem) ?? 'Failed to send proposal' });
        close();
        // It may have been refused because one stands already.
        void refreshAround(client, member.id);
      },
    },
  });
  if (isSuccess) return <StickyBar note="Waiting for their response.">Proposal sent</StickyBar>;
  return (
    <StickyBar note={error ? error.problem.detail : `${member.firstName} reads your profile, and then answers.`}>
      <Button leftSection={<SendIcon size={18} />} onClick={open} disabled={isDisabled}>
        Send Proposal
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Send Proposal"
        isBusy={isPending}
        onConfirm={() => mutate({ data: { receiverProfileId: member.id } })}
        onCancel={close}
      >
        Are you sure you want to send a proposal? Once sent, you&apos;ll need to wait for their response.
      </ConfirmDialog>
    </StickyBar>
  );
}

function Standing({ proposal, role, firstName }: StandingProposal & { firstName: string }) {
  const { badge, tone } = statusView[proposal.status];
  const words = role === 'SENDER' ? 'Proposal sent' : `${firstName} has sent you a proposal`;
  return (
    <StickyBar
      note={
        <>
          {words} <StatusBadge tone={tone}>{badge}</StatusBadge>
        </>
      }
    >
      <LinkButton variant="default" href={role === 'SENDER' ? '/proposals?tab=sent' : '/proposals'}>
        View in Proposals
      </LinkButton>
    </StickyBar>
  );
}
