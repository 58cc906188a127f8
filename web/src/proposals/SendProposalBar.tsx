import type { ProposalBetween } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useGetProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { useSendProposal } from '@mithaq/openapi/generated/hooks/proposals/proposals.ts';
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
import { useMessages } from '../i18n/use-messages.ts';
import { useFocusResult } from '../shared/use-focus-result.ts';
import { refreshMembers } from '../members/refresh-members.ts';
import { statusView } from './status-view.ts';

export interface SendProposalBarProps {
  /** The member whose profile is open. */
  member: { id: string; firstName: string };
}

/** The bar at the bottom of a profile: sends a proposal, or shows the active one between the two. */
export function SendProposalBar({ member }: SendProposalBarProps) {
  const [newsRef, expectNews] = useFocusResult();
  // The page shows the same query: this fetches nothing more.
  const { data, isPending } = useGetProfile(member.id);
  if (data?.proposal) return <ActiveProposalBar {...data.proposal} firstName={member.firstName} newsRef={newsRef} />;
  return <Sending member={member} isDisabled={isPending} onSend={expectNews} newsRef={newsRef} />;
}

interface NewsProps {
  /** For the element that gets the focus after sending. */
  newsRef: RefCallback<HTMLElement>;
}

function Sending({
  member,
  isDisabled,
  onSend,
  newsRef,
}: SendProposalBarProps & NewsProps & { isDisabled: boolean; onSend: () => void }) {
  const { t } = useLingui();
  const messages = useMessages();
  const client = useQueryClient();
  const [isAsking, { open, close }] = useDisclosure();
  const { mutateAsync, isSuccess, error } = useSendProposal({
    mutation: {
      onSuccess: async () => {
        notify({ kind: 'success', message: t`Proposal sent successfully` });
        close();
        await refreshMembers(client, member.id);
      },
      onError: ({ problem }) => {
        notify({ kind: 'error', message: messages.problem(problem, t`Failed to send proposal`) });
        close();
        // The reason may be a proposal that this page does not know yet.
        void refreshMembers(client, member.id);
      },
    },
  });
  const send = () => {
    onSend();
    return mutateAsync({ data: { receiverProfileId: member.id } });
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
    <StickyBar note={error ? messages.problem(error.problem) : <WhatFollows firstName={member.firstName} />}>
      <Button leftSection={<SendIcon size={18} />} onClick={open} disabled={isDisabled}>
        <Trans>Send Proposal</Trans>
      </Button>
      <ConfirmDialog isOpen={isAsking} title={t`Send Proposal`} onConfirm={send} onCancel={close}>
        <p>
          <Trans>
            Are you sure you want to send a proposal? Once sent, you&apos;ll need to wait for their response.
          </Trans>
        </p>
        <p>
          <Consequence firstName={member.firstName} />
        </p>
      </ConfirmDialog>
    </StickyBar>
  );
}

function Consequence({ firstName }: { firstName: string }) {
  return (
    <Trans>
      <bdi>{firstName}</bdi> will see your full name. A proposal cannot be withdrawn, and you can send only one to the
      same person.
    </Trans>
  );
}

function WhatFollows({ firstName }: { firstName: string }) {
  return (
    <Trans>
      <bdi>{firstName}</bdi> will see your profile and can accept or decline.
    </Trans>
  );
}

function ActiveProposalBar({
  status,
  role,
  firstName,
  newsRef,
}: Pick<ProposalBetween, 'status' | 'role'> & NewsProps & { firstName: string }) {
  const messages = useMessages();
  const { badge, tone } = statusView[status];
  return (
    <StickyBar
      note={
        <span key={status} ref={newsRef} tabIndex={-1}>
          {role === 'SENDER' ? <Trans>Proposal sent</Trans> : <HasProposed firstName={firstName} />}{' '}
          <StatusBadge tone={tone}>{messages.text(badge)}</StatusBadge>
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
