import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ProposalNews } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useGetCurrentUser } from '@mithaq/openapi/generated/hooks/users/users.ts';
import { TextLink } from '@mithaq/ui-kit';
import { Message } from '../shared/message.ts';
import { saysNotFixed } from '../shared/relative-sentences.ts';
import { useOwnPerson } from '../shared/use-own-person.ts';
import { useWriterName, type Writer } from './use-writer-name.ts';
import { SaidFixed } from './SaidFixed.tsx';
import classes from './OwnStateNote.module.css';

export interface OwnStateNoteProps {
  /** The page tells the news of proposals by itself. */
  hasNews?: boolean;
}

/** On every list: that a marriage is said to be fixed, or not to be, or that the profile is paused, and what follows from it. */
export function OwnStateNote({ hasNews = false }: OwnStateNoteProps) {
  const { data } = useGetCurrentUser({ query: { staleTime: Number.POSITIVE_INFINITY } });
  const { marriage, isPaused, proposalNews } = data ?? {};
  const denied = hasNews ? undefined : proposalNews?.find(({ isMarriageDenied }) => isMarriageDenied);
  if (!marriage && !denied && !isPaused) return null;
  return (
    <p className={classes.note} role="status">
      {marriage?.answerBy ? (
        <Asked {...marriage} />
      ) : denied && !marriage ? (
        <Denied news={denied} />
      ) : marriage ? (
        <FixedSentence />
      ) : (
        <PausedSentence />
      )}
    </p>
  );
}

function Asked({ firstName, createdBy }: Partial<Writer>) {
  return (
    <span className={classes.asked}>
      <span>
        <Trans>
          <SaidFixed {...{ firstName, createdBy }} />.
        </Trans>
      </span>
      <TextLink href="/marriage">
        <Trans>Answer</Trans>
      </TextLink>
    </span>
  );
}

/** That the other side says that the marriage is not fixed, until the member has read it. */
function Denied({ news }: { news: ProposalNews }) {
  const { type, firstName, createdBy: author = 'SELF' } = news;
  const { person } = useOwnPerson();
  const writerName = useWriterName();
  return (
    <span className={classes.asked}>
      <span>
        <Message
          {...saysNotFixed}
          values={{ name: writerName(news), other: writerName({ firstName }), person, author }}
        />
      </span>
      <TextLink href={`/proposals?tab=${type === 'SENT' ? 'sent' : 'received'}`}>
        <Trans>What this means</Trans>
      </TextLink>
    </span>
  );
}

/** That the own marriage is fixed. */
export function FixedSentence() {
  return <OfPerson words={fixed} href="/marriage" />;
}

/** That the profile is paused. */
export function PausedSentence() {
  return <OfPerson words={paused} href="/settings" />;
}

/** The words about whose profile it is, with a link. */
function OfPerson({ words, href }: { words: MessageDescriptor; href: string }) {
  const { person } = useOwnPerson();
  return <Message {...words} values={{ person }} components={{ 0: <TextLink href={href}>{null}</TextLink> }} />;
}

const fixed = msg({
  message:
    "{person, select, self {Your <0>marriage is fixed</0>: you are in no list, and can neither send nor receive a proposal.} son {Your son's <0>marriage is fixed</0>: the profile is in no list, and can neither send nor receive a proposal.} daughter {Your daughter's <0>marriage is fixed</0>: the profile is in no list, and can neither send nor receive a proposal.} brother {Your brother's <0>marriage is fixed</0>: the profile is in no list, and can neither send nor receive a proposal.} sister {Your sister's <0>marriage is fixed</0>: the profile is in no list, and can neither send nor receive a proposal.} other {The <0>marriage is fixed</0>: the profile is in no list, and can neither send nor receive a proposal.}}",
});

const paused = msg({
  message:
    "{person, select, self {Your profile is paused: it is in no list, and nobody can send you a proposal. You can show it again in the <0>settings</0>.} son {Your son's profile is paused: it is in no list, and nobody can send him a proposal. You can show it again in the <0>settings</0>.} daughter {Your daughter's profile is paused: it is in no list, and nobody can send her a proposal. You can show it again in the <0>settings</0>.} brother {Your brother's profile is paused: it is in no list, and nobody can send him a proposal. You can show it again in the <0>settings</0>.} sister {Your sister's profile is paused: it is in no list, and nobody can send her a proposal. You can show it again in the <0>settings</0>.} other {The profile is paused: it is in no list, and nobody can send it a proposal. You can show it again in the <0>settings</0>.}}",
});
