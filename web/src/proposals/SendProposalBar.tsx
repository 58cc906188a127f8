import type {
  Gender,
  NameBeforeAnswer,
  Proposal,
  ProposalBetween,
  User,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useGetProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { useGetProposal, useSendProposal } from '@mithaq/openapi/generated/hooks/proposals/proposals.ts';
import { getGetCurrentUserQueryKey, useGetCurrentUser } from '@mithaq/openapi/generated/hooks/users/users.ts';
import { defineMessage } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  Button,
  ConfirmDialog,
  dismissAll,
  LinkButton,
  notify,
  SendIcon,
  StickyBar,
  useDisclosure,
} from '@mithaq/ui-kit';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type RefCallback } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { useFocusResult } from '../shared/use-focus-result.ts';
import { refreshMembers } from '../members/refresh-members.ts';
import { Message } from '../shared/message.ts';
import { AnswerSection } from './AnswerSection.tsx';
import { CanTalk } from './CanTalk.tsx';
import { MarriageReason } from './MarriageReason.tsx';
import { awaitsAnswer, cannotAnswer, isUnavailable, statusView, takenBack } from './status-view.ts';
import { aboutPerson } from '../shared/person.ts';
import { ownMarriage } from '../shared/own-titles.ts';
import { useAskedMarriage } from '../shared/use-asked-marriage.ts';
import { useOwnPerson } from '../shared/use-own-person.ts';
import { useWriterName, type Writer } from '../members/use-writer-name.ts';
import { TakeBackDialog, type TakeBackDialogProps } from './TakeBackDialog.tsx';
import { isWordsProblem, toSentWords, useProposalWords, type RefusedWords } from './use-proposal-words.ts';
import { WordsFields } from './WordsFields.tsx';

export interface SendProposalBarProps {
  /** The member whose profile is open. */
  member: Writer & { id: string };
  /** Closes the profile where it is read beside the list of proposals, so that nothing leads to it; with the proposal that was answered. */
  onClose?: ((answered?: Proposal) => void) | undefined;
  /** Called when a proposal is sent or taken back, before the profile says so. */
  onChanged?: () => void;
}

/** The end of a profile: sends a proposal, answers the one that was received, or shows the active one between the two. */
export function SendProposalBar({ member, onClose, onChanged }: SendProposalBarProps) {
  const [newsRef, expectNews] = useFocusResult();
  const change = () => {
    expectNews();
    onChanged?.();
  };
  // The page shows the same query: this fetches nothing more.
  const { data, isPending } = useGetProfile(member.id);
  const { data: user } = useGetCurrentUser({ query: { staleTime: Number.POSITIVE_INFINITY } });
  const proposal = data?.proposal;
  const isMarriageFixed = user?.marriage !== undefined;
  if (proposal?.status === 'PENDING' && proposal.role === 'RECEIVER')
    return <AnswerSection {...{ proposal, isMarriageFixed, onClose }} other={member} />;
  if (proposal) return <ActiveProposalBar {...{ ...proposal, newsRef, onClose }} onTakenBack={change} other={member} />;
  // In place of a button that is refused after Confirm.
  if (isMarriageFixed) return <MarriedBar />;
  const { preferences, nameBeforeAnswer, profile } = data ?? {};
  const questions = preferences?.questions ?? [];
  return (
    <Sending
      {...{ member, questions, nameBeforeAnswer, newsRef }}
      gender={profile?.gender}
      isDisabled={isPending}
      onSend={change}
    />
  );
}

interface NewsProps {
  /** For the element that gets the focus after sending. */
  newsRef: RefCallback<HTMLElement>;
}

/** The own marriage is fixed, so nothing can be sent. */
function MarriedBar() {
  const { t } = useLingui();
  const { person } = useOwnPerson();
  const isAsked = useAskedMarriage() !== undefined;
  return (
    <StickyBar note={<MarriageReason against="send" />}>
      <LinkButton variant="default" href="/marriage">
        {isAsked ? t`Answer` : t(aboutPerson(ownMarriage, person))}
      </LinkButton>
    </StickyBar>
  );
}

interface SendingProps extends Pick<SendProposalBarProps, 'member'>, NewsProps {
  /** What the member asks. */
  questions: readonly string[];
  nameBeforeAnswer: NameBeforeAnswer | undefined;
  /** Of the member. */
  gender: Gender | undefined;
  isDisabled: boolean;
  onSend: () => void;
}

function Sending({ member, questions, nameBeforeAnswer, gender, isDisabled, onSend, newsRef }: SendingProps) {
  const { t } = useLingui();
  const writer = useWriterName()(member);
  const messages = useMessages();
  const client = useQueryClient();
  const { firstName, createdBy: author = 'SELF' } = member;
  const [isAsking, { open, close }] = useDisclosure();
  const { profileId, person } = useOwnPerson();
  const { words, change, forget } = useProposalWords(`to-${member.id}`);
  const [refused, setRefused] = useState<RefusedWords>();
  // Their marriage is fixed, as the server said to a proposal. No other response says it, and the button must not come back.
  const refusedKey = ['marriage-fixed', member.id];
  const { data: isRefused } = useQuery<boolean>({
    queryKey: refusedKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const { mutateAsync, isSuccess, error } = useSendProposal({
    mutation: {
      onSuccess: async () => {
        forget();
        // An earlier refusal would contradict it.
        dismissAll();
        notify({
          kind: 'success',
          message: t`Proposal sent successfully`,
          detail: t`When there is an answer, it is in News.`,
        });
        close();
        await refreshMembers(client, member.id);
      },
      onError: async ({ problem }, { data: { note, answers = [] } }) => {
        notify({ kind: 'error', message: messages.problem(problem, t`Failed to send proposal`) });
        setRefused({ problem, sent: { ...(note && { note }), answers } });
        if (isWordsProblem(problem)) return;
        // Whose marriage it is, the account says.
        if (problem.code === 'marriage-fixed') {
          await client.invalidateQueries({ queryKey: getGetCurrentUserQueryKey() });
          if (!client.getQueryData<User>(getGetCurrentUserQueryKey())?.marriage) client.setQueryData(refusedKey, true);
        }
        close();
        // The reason may be a proposal that this page does not know yet.
        void refreshMembers(client, member.id);
      },
    },
  });
  const send = () => {
    onSend();
    return mutateAsync({ data: { receiverProfileId: member.id, ...toSentWords(words, questions) } });
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
  if (isRefused) {
    return (
      <StickyBar
        note={
          <span ref={newsRef} tabIndex={-1}>
            {t(isUnavailable)}
          </span>
        }
      >
        <LinkButton variant="default" href="/feed">{t`Explore Profiles`}</LinkButton>
      </StickyBar>
    );
  }
  return (
    <StickyBar
      note={
        // Refused words are spoken of beside them.
        error && !isWordsProblem(error.problem) ? (
          messages.problem(error.problem)
        ) : (
          <Message {...whatFollows} values={{ name: writer, person }} />
        )
      }
    >
      <Button leftSection={<SendIcon size={18} />} onClick={open} disabled={isDisabled}>
        <Trans>Send Proposal</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        seals={[member.id, profileId ?? '']}
        title={<Message {...about} values={{ name: <bdi>{member.firstName}</bdi>, person }} />}
        onConfirm={send}
        onCancel={close}
        fields={
          <WordsFields
            {...{ words, questions, refused }}
            onChange={change}
            hint={t`${writer} asks (optional):`}
            label={t`A few words to ${writer} (optional)`}
            prompt={t`What made you stop and read? What would you like to ask or say first?`}
          />
        }
        question={
          <Trans>
            Are you sure you want to send a proposal? Once sent, you&apos;ll need to wait for their response.
          </Trans>
        }
      >
        <p>
          <Message
            {...(nameBeforeAnswer === 'FIRST_NAME' ? ownName : bothNames)}
            values={{ name: writer, other: <bdi>{firstName}</bdi>, person, gender, author }}
          />
        </p>
      </ConfirmDialog>
    </StickyBar>
  );
}

/** A mother proposes for her son. */
const about = defineMessage({
  message:
    '{person, select, son {You are about to propose to {name} for your son.} daughter {You are about to propose to {name} for your daughter.} brother {You are about to propose to {name} for your brother.} sister {You are about to propose to {name} for your sister.} other {You are about to propose to {name}.}}',
});

/** `name` is the one who reads: where a relative is the `author` of the profile, its name is that of `other`. */
const bothNames = defineMessage({
  message:
    "{person, select, self {{name} will see your full name} son {{name} will see your son's full name} daughter {{name} will see your daughter's full name} brother {{name} will see your brother's full name} sister {{name} will see your sister's full name} other {{name} will see the full name}}{author, select, SELF {{gender, select, MALE {, and you will see his.} other {, and you will see hers.}}} other {, and you will see that of {other}.}} You can take the proposal back until it is answered, but you can send only one to the same person.",
});

const ownName = defineMessage({
  message:
    "{person, select, self {{name} will see your full name.} son {{name} will see your son's full name.} daughter {{name} will see your daughter's full name.} brother {{name} will see your brother's full name.} sister {{name} will see your sister's full name.} other {{name} will see the full name.}} {author, select, SELF {{gender, select, MALE {You will see his once he accepts.} other {You will see hers once she accepts.}}} other {You will see that of {other} after a yes.}} You can take the proposal back until it is answered, but you can send only one to the same person.",
});

const whatFollows = defineMessage({
  message:
    "{person, select, self {{name} will see your profile and can accept or decline.} son {{name} will see your son's profile and can accept or decline.} daughter {{name} will see your daughter's profile and can accept or decline.} brother {{name} will see your brother's profile and can accept or decline.} sister {{name} will see your sister's profile and can accept or decline.} other {{name} will see the profile and can accept or decline.}}",
});

/** What follows from the proposal between the two, whose status is beside the name. */
function ActiveProposalBar({
  proposalId,
  status,
  role,
  takenBackAt,
  marriage,
  other,
  onClose,
  onTakenBack,
  newsRef,
}: Pick<ProposalBetween, 'proposalId' | 'status' | 'role' | 'takenBackAt' | 'marriage'> &
  Pick<SendProposalBarProps, 'onClose'> &
  NewsProps & { other: SendProposalBarProps['member']; onTakenBack: () => void }) {
  const { t } = useLingui();
  const { person } = useOwnPerson();
  const writerName = useWriterName();
  const isAsked = useAskedMarriage() !== undefined && status === 'MARRIAGE_FIXED';
  const canTakeBack = status === 'PENDING';
  // A profile does not say whether its member can still marry; the proposal does, as on its card.
  const { data: whole } = useGetProposal(proposalId, { query: { enabled: canTakeBack } });
  if (status === 'ACCEPTED') {
    return (
      <StickyBar note={<CanTalk {...other} person={person} />}>
        <LinkButton href={`/proposals/${other.id}`}>
          <Trans>What comes next</Trans>
        </LinkButton>
      </StickyBar>
    );
  }
  // There its card has the rest.
  if (onClose && !canTakeBack) return null;
  const { note } = takenBackAt ? takenBack : statusView[status];
  const waiting =
    whole?.receiverProfile.isAvailable === false ? (
      // Beside the list its card says so.
      !onClose && t(cannotAnswer)
    ) : whole?.senderProfile.isAvailable === false ? (
      <MarriageReason against="accept" />
    ) : (
      <Trans>Waiting for their response.</Trans>
    );
  return (
    <StickyBar
      note={
        <>
          {/* The profile above says what a denial means. */}
          {marriage ? null : note ? t(note) : waiting}
          {isAsked ? (
            <>
              <br />
              <Message {...awaitsAnswer} values={{ name: writerName(other) }} />
            </>
          ) : null}
        </>
      }
    >
      {canTakeBack ? (
        <TakeBackButton
          {...{ proposalId, other }}
          onChanged={() => {
            onTakenBack();
            onClose?.();
          }}
        />
      ) : null}
      {isAsked ? (
        <LinkButton href="/marriage">{t`Answer`}</LinkButton>
      ) : onClose ? null : (
        // Always in sight: on a phone the note is at the end of the page, and a focus there would lead the reader away.
        <LinkButton
          key={status}
          ref={newsRef}
          variant="default"
          href={`/proposals?tab=${role === 'SENDER' ? 'sent' : 'received'}`}
        >
          <Trans>View in Proposals</Trans>
        </LinkButton>
      )}
    </StickyBar>
  );
}

/** The menu of its card has the same. */
function TakeBackButton(props: Pick<TakeBackDialogProps, 'proposalId' | 'other' | 'onChanged'>) {
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <>
      <Button variant="subtle" onClick={open}>
        <Trans>Take back</Trans>
      </Button>
      <TakeBackDialog {...props} isOpen={isOpen} onClose={close} />
    </>
  );
}
