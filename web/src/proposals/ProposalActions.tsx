import type {
  Proposal,
  ProposalStatusChangeStatus,
  SharedContact,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { useGetCurrentUserProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { useGetGuardian, useUpdateProposalStatus } from '@mithaq/openapi/generated/hooks/proposals/proposals.ts';
import { getGetCurrentUserQueryKey } from '@mithaq/openapi/generated/hooks/users/users.ts';
import { endsProposal, fixesMarriage } from '@mithaq/openapi/rules/proposal.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Answers, Button, ConfirmDialog, notify, PencilIcon, UnstyledButton, type ButtonProps } from '@mithaq/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, startTransition, Suspense, useState } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { refreshMembers } from '../members/refresh-members.ts';
import { Message } from '../shared/message.ts';
import classes from './ProposalActions.module.css';
import { replaceProposal } from './refresh-proposals.ts';
import { statusView } from './status-view.ts';
import { useOwnPerson } from '../shared/use-own-person.ts';
import { useWriterName, type Writer } from '../members/use-writer-name.ts';
import { isWordsProblem, toSentWords, useProposalWords, type RefusedWords } from './use-proposal-words.ts';
import type { WordsFieldsProps } from './WordsFields.tsx';

// Most members have named no guardian.
const SharedContactField = lazy(async () => ({
  default: (await import('./SharedContactField.tsx')).SharedContactField,
}));

// Most answers have no words.
const WordsFields = lazy(async () => ({ default: (await import('./WordsFields.tsx')).WordsFields }));

export interface ProposalActionsProps {
  proposalId: string;
  /** The other party. */
  other: Writer & { id: string };
  /** The statuses to which the member may change it, in the order of the rules. */
  transitions: ProposalStatusChangeStatus[];
  /** Called with the proposal as the server changed it. */
  onChanged?: (proposal: Proposal) => void;
  /** Called when there is no such proposal any more, since its sender has taken it back. */
  onGone?: (() => void) | undefined;
  /** The id of the other party's name, where a list has the same buttons for several. */
  describedBy?: string;
  size?: 'sm' | 'md';
  /** Of the buttons; by default `filled` for Accept and `default` for the others. */
  variant?: ButtonProps['variant'];
}

/** Where a sender has read the first name alone. */
const fullNameFollows = msg({
  message:
    "{person, select, self {Your full name is shown then, too.} son {Your son's full name is shown then, too.} daughter {Your daughter's full name is shown then, too.} brother {Your brother's full name is shown then, too.} sister {Your sister's full name is shown then, too.} other {The full name of your profile is shown then, too.}}",
});

/** The buttons that change a proposal's status. Nothing changes on the screen before the server has agreed. */
export function ProposalActions(props: ProposalActionsProps) {
  const { proposalId, other, transitions, onChanged, onGone, describedBy, size = 'sm', variant } = props;
  const { t } = useLingui();
  const messages = useMessages();
  const client = useQueryClient();
  const { profileId, person } = useOwnPerson();
  const writerName = useWriterName();
  const { words, change: changeWords, forget } = useProposalWords(`answer-${proposalId}`);
  /** The status in question while the dialog is open. */
  const [asked, setAsked] = useState<ProposalStatusChangeStatus>();
  const [failure, setFailure] = useState<string>();
  const [refused, setRefused] = useState<RefusedWords>();
  const [chosen, setChosen] = useState<SharedContact>();
  const { data: own } = useGetGuardian({ query: { enabled: asked === 'ACCEPTED' } });
  // Without a guardian there is nothing to choose.
  const shares = own?.guardian && (chosen ?? own.guardian.shares);
  // useOwnPerson() has asked for it.
  const { data: ownProfile } = useGetCurrentUserProfile({ query: { enabled: false } });
  const { mutateAsync } = useUpdateProposalStatus({
    mutation: {
      onSuccess: async (changed, { data }) => {
        forget();
        for (const type of ['SENT', 'RECEIVED'] as const) replaceProposal(client, type, changed);
        // Before the page that follows, which needs the new state.
        const refreshed = refreshMembers(client, other.id);
        // The account says that the marriage is fixed, which pages that follow ask for.
        const account = { queryKey: getGetCurrentUserQueryKey() };
        if (fixesMarriage(data.status)) await client.refetchQueries(account, { cancelRefetch: false });
        setAsked(undefined);
        onChanged?.(changed);
        const status = messages.text(labels.ProposalStatus[data.status]);
        notify({ kind: 'success', message: t`Proposal ${status} `, detail: t(statusView[data.status].done) });
        await refreshed;
      },
      onError: ({ problem }, { data: { note } }) => {
        const message = messages.problem(problem, t`Failed to update proposal status`);
        notify({ kind: 'error', message });
        setRefused({ problem, sent: note ? { note } : {} });
        if (isWordsProblem(problem)) return;
        setFailure(message);
        setAsked(undefined);
        if (problem.code === 'not-found') onGone?.();
        // The screen may be out of date.
        return refreshMembers(client, other.id);
      },
    },
  });
  const ask = (status: ProposalStatusChangeStatus) => {
    setFailure(undefined);
    setRefused(undefined);
    setAsked(status);
  };
  const change = (status: ProposalStatusChangeStatus) => {
    const shared = status === 'ACCEPTED' && shares && { shares };
    return mutateAsync({
      data: { proposalId, status, ...shared, ...(statusView[status].takesNote && toSentWords(words)) },
    });
  };
  const view = asked && statusView[asked];
  const buttons = transitions.map((status) => (
    <Button
      key={status}
      size={size}
      aria-describedby={describedBy}
      variant={variant ?? (status === 'ACCEPTED' ? 'filled' : 'default')}
      onClick={() => ask(status)}
    >
      {t(statusView[status].action)}
    </Button>
  ));
  const { firstName, createdBy: author = 'SELF' } = other;
  const values = { name: <bdi>{firstName}</bdi>, writer: writerName(other), person, author };
  return (
    <>
      {failure ? <p className={classes.failure}>{failure}</p> : null}
      {transitions.includes('ACCEPTED') ? <Answers>{buttons}</Answers> : buttons}
      <ConfirmDialog
        isOpen={view !== undefined}
        seals={[other.id, profileId ?? '']}
        title={view ? <Message {...view.about} values={values} /> : ''}
        isDestructive={asked !== undefined && endsProposal(asked)}
        onConfirm={() => (asked ? change(asked) : undefined)}
        onCancel={() => setAsked(undefined)}
        fields={
          view?.takesNote ? (
            <>
              {/* First: below the choice nobody on a phone would find it. */}
              <Suspense>
                <AnswerNote {...{ words, refused }} onChange={changeWords} />
              </Suspense>
              {asked === 'ACCEPTED' && shares ? (
                <Suspense>
                  <div className={classes.shared}>
                    <SharedContactField value={shares} onChange={setChosen} />
                  </div>
                </Suspense>
              ) : null}
            </>
          ) : undefined
        }
        question={asked ? <Question status={messages.text(labels.ProposalStatus[asked])} /> : undefined}
      >
        {view ? (
          <p>
            {asked === 'ACCEPTED' && shares === 'GUARDIAN' ? (
              <Trans>
                The other side will then see how to reach the guardian whom you have named, in place of your own
                details, and you will see their e-mail and phone number, so that the families can talk.
              </Trans>
            ) : (
              <Message {...view.follows} values={values} />
            )}
          </p>
        ) : null}
        {asked === 'ACCEPTED' && ownProfile?.profile.nameBeforeAnswer === 'FIRST_NAME' ? (
          <p>
            <Message {...fullNameFollows} values={values} />
          </p>
        ) : null}
      </ConfirmDialog>
    </>
  );
}

type AnswerNoteProps = Pick<WordsFieldsProps, 'words' | 'onChange' | 'refused'>;

/** A few words with the answer, once one asks for the field. */
function AnswerNote(props: AnswerNoteProps) {
  const { t } = useLingui();
  const [hadWords] = useState(props.words.note !== '');
  const [isPressed, setIsPressed] = useState(false);
  // The button that had the focus is gone; it stays until the field has come.
  const noteRef = isPressed ? focusNote : undefined;
  if (hadWords || isPressed)
    return <WordsFields {...props} noteRef={noteRef} label={t`A few words to your answer (optional)`} />;
  return (
    <UnstyledButton className={classes.add} onClick={() => startTransition(() => setIsPressed(true))}>
      <PencilIcon size={18} />
      <span>
        <Trans>Add a few words to your answer</Trans>
      </span>
    </UnstyledButton>
  );
}

const focusNote = (note: HTMLTextAreaElement | null) => note?.focus();

function Question({ status }: { status: string }) {
  return (
    <Trans>
      Are you sure you want to change status to &quot;{status}&quot; for this proposal? This action cannot be undone.
    </Trans>
  );
}
