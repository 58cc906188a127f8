import type {
  Proposal,
  ProposalStatusChangeStatus,
  SharedContact,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { useGetGuardian, useUpdateProposalStatus } from '@mithaq/openapi/generated/hooks/proposals/proposals.ts';
import { Trans as Message } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ConfirmDialog, notify } from '@mithaq/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { refreshMembers } from '../members/refresh-members.ts';
import classes from './ProposalActions.module.css';
import { statusView } from './status-view.ts';

// Most members have named no guardian.
const SharedContactField = lazy(async () => ({
  default: (await import('./SharedContactField.tsx')).SharedContactField,
}));

export interface ProposalActionsProps {
  proposalId: string;
  /** The other party. */
  other: { id: string; fullName: string };
  /** The statuses to which the member may change it. */
  transitions: ProposalStatusChangeStatus[];
  /** Called when a change begins. */
  onTransition: () => void;
  /** Called with the proposal as the server changed it. */
  onChanged: (proposal: Proposal) => void;
}

/** The buttons that change a proposal's status. Nothing changes on the screen before the server has agreed. */
export function ProposalActions({ proposalId, other, transitions, onTransition, onChanged }: ProposalActionsProps) {
  const { t } = useLingui();
  const messages = useMessages();
  const client = useQueryClient();
  /** The status in question while the dialog is open. */
  const [asked, setAsked] = useState<ProposalStatusChangeStatus>();
  const [failure, setFailure] = useState<string>();
  const [chosen, setChosen] = useState<SharedContact>();
  const { data: own } = useGetGuardian({ query: { enabled: asked === 'ACCEPTED' } });
  // Without a guardian there is nothing to choose.
  const shares = own?.guardian && (chosen ?? own.guardian.shares);
  const { mutateAsync } = useUpdateProposalStatus({
    mutation: {
      onSuccess: (changed, { data }) => {
        onChanged(changed);
        const status = messages.text(labels.ProposalStatus[data.status]);
        notify({ kind: 'success', message: t`Proposal ${status} ` });
      },
      onError: ({ problem }) => {
        const message = messages.problem(problem, t`Failed to update proposal status`);
        setFailure(message);
        notify({ kind: 'error', message });
      },
      onSettled: () => {
        setAsked(undefined);
        // After an error too: then the screen may be out of date.
        return refreshMembers(client, other.id);
      },
    },
  });
  const ask = (status: ProposalStatusChangeStatus) => {
    setFailure(undefined);
    setAsked(status);
  };
  const change = (status: ProposalStatusChangeStatus) => {
    onTransition();
    return mutateAsync({ data: { proposalId, status, ...(status === 'ACCEPTED' && shares && { shares }) } });
  };
  return (
    <>
      {failure ? <p className={classes.failure}>{failure}</p> : null}
      {transitions.map((status) => (
        <Button
          key={status}
          size="sm"
          variant={status === 'ACCEPTED' ? 'filled' : 'default'}
          onClick={() => ask(status)}
        >
          {t(statusView[status].action)}
        </Button>
      ))}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={asked ? t(statusView[asked].action) : ''}
        onConfirm={() => (asked ? change(asked) : undefined)}
        onCancel={() => setAsked(undefined)}
      >
        {asked ? (
          <>
            <p>
              <Question status={messages.text(labels.ProposalStatus[asked])} />
            </p>
            <p>
              <Message {...statusView[asked].consequence} values={{ name: <bdi>{other.fullName}</bdi> }} />
            </p>
            <Suspense>
              {asked === 'ACCEPTED' && shares ? <SharedContactField value={shares} onChange={setChosen} /> : null}
            </Suspense>
          </>
        ) : null}
      </ConfirmDialog>
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
