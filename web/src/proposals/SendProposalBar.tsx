import { useListProposals, useSendProposal } from '@mithaq/openapi/generated/hooks/proposals/proposals.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  Button,
  ConfirmDialog,
  LinkButton,
  notify,
  SendIcon,
  StatusBadge,
  StickyBar,
  useDisclosure,
} from '@mithaq/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import type { RefCallback } from 'react';
import { useContractWords, useServerWords } from '../languages/use-contract-words.ts';
import { useNews } from '../motion/use-news.ts';
import { refreshAround } from './proposal-lists.ts';
import { standingProposal, type StandingProposal } from './standing-proposal.ts';
import { statusView } from './status-view.ts';
import { useServerMessage } from './use-server-message.ts';

export interface SendProposalBarProps {
  /** The member whose profile is open. */
  member: { id: string; firstName: string };
}

/** The bar at the foot of a profile: sends a proposal, or says that one stands between the two. */
export function SendProposalBar({ member }: SendProposalBarProps) {
  const [newsRef, expectNews] = useNews();
  const sent = useListProposals('SENT');
  const received = useListProposals('RECEIVED');
  const standing = standingProposal(member.id, sent.data ?? [], received.data ?? []);
  if (standing) return <Standing {...standing} firstName={member.firstName} newsRef={newsRef} />;
  // While it isn't known whether one stands, none is offered; when it can't be known, the server decides.
  return (
    <Sending member={member} isDisabled={sent.isPending || received.isPending} onSend={expectNews} newsRef={newsRef} />
  );
}

interface NewsProps {
  /** For the words that say how things stand. */
  newsRef: RefCallback<HTMLElement>;
}

function Sending({
  member,
  isDisabled,
  onSend,
  newsRef,
}: SendProposalBarProps & NewsProps & { isDisabled: boolean; onSend: () => void }) {
  const { t } = useLingui();
  const serverWords = useServerWords();
  const serverMessage = useServerMessage();
  const client = useQueryClient();
  const [isAsking, { open, close }] = useDisclosure();
  const { mutate, isPending, isSuccess, error } = useSendProposal({
    mutation: {
      onSuccess: async () => {
        notify({ kind: 'success', message: t`Proposal sent successfully` });
        close();
        await refreshAround(client, member.id);
      },
      onError: ({ problem }) => {
        notify({ kind: 'error', message: serverMessage(problem) ?? t`Failed to send proposal` });
        close();
        // It may have been refused because one stands already.
        void refreshAround(client, member.id);
      },
    },
  });
  const send = () => {
    onSend();
    mutate({ data: { receiverProfileId: member.id } });
  };
  if (isSuccess) {
    return (
      <StickyBar note={t`Waiting for their response.`}>
        <span ref={newsRef} tabIndex={-1}>
          <Trans>Proposal sent</Trans>
        </span>
      </StickyBar>
    );
  }
  return (
    <StickyBar note={error ? serverWords(error.problem) : <WhatFollows firstName={member.firstName} />}>
      <Button leftSection={<SendIcon size={18} />} onClick={open} disabled={isDisabled}>
        <Trans>Send Proposal</Trans>
      </Button>
      <ConfirmDialog isOpen={isAsking} title={t`Send Proposal`} isBusy={isPending} onConfirm={send} onCancel={close}>
        <Trans>Are you sure you want to send a proposal? Once sent, you&apos;ll need to wait for their response.</Trans>
      </ConfirmDialog>
    </StickyBar>
  );
}

function WhatFollows({ firstName }: { firstName: string }) {
  return (
    <Trans>
      <bdi>{firstName}</bdi> reads your profile, and then answers.
    </Trans>
  );
}

function Standing({ proposal, role, firstName, newsRef }: StandingProposal & NewsProps & { firstName: string }) {
  const word = useContractWords();
  const { badge, tone } = statusView[proposal.status];
  return (
    <StickyBar
      note={
        <span key={proposal.status} ref={newsRef} tabIndex={-1}>
          {role === 'SENDER' ? <Trans>Proposal sent</Trans> : <HasProposed firstName={firstName} />}{' '}
          <StatusBadge tone={tone}>{word(badge)}</StatusBadge>
        </span>
      }
    >
      <LinkButton variant="default" href={role === 'SENDER' ? '/proposals?tab=sent' : '/proposals'}>
        <Trans>View in Proposals</Trans>
      </LinkButton>
    </StickyBar>
  );
}

function HasProposed({ firstName }: { firstName: string }) {
  return (
    <Trans>
      <bdi>{firstName}</bdi> has sent you a proposal
    </Trans>
  );
}
