import type { MessageDescriptor } from '@lingui/core';
import { defineMessage } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ContactRole, CreatedBy, Proposal } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { NoteSheet, type NoteSheetProps } from '@mithaq/ui-kit';
import { Message } from '../shared/message.ts';

export interface ProposalLetterProps extends Pick<NoteSheetProps, 'headingOrder'> {
  proposal: Pick<Proposal, 'note' | 'answers' | 'answerNote' | 'heldBack' | 'takenBackAt'>;
  /** The member's own role in it. */
  role: ContactRole;
  other: { firstName: string; createdBy?: CreatedBy };
  /** Long notes are cut until one asks for the rest. */
  isShort?: boolean;
  /** Of whom the words are; without it, those of the other side, then one's own. */
  of?: 'other' | 'self';
}

/** The words with a proposal and with its answer. Nothing without words. */
export function ProposalLetter({ proposal, role, other, isShort = false, of, headingOrder }: ProposalLetterProps) {
  const { t } = useLingui();
  const { note, answers, answerNote, heldBack = [], takenBackAt } = proposal;
  const sheets = {
    SENDER: { text: note, answers, isThere: note !== undefined || answers !== undefined, isAnswer: false },
    RECEIVER: { text: answerNote, answers: undefined, isThere: answerNote !== undefined, isAnswer: true },
  };
  const roles: ContactRole[] = role === 'SENDER' ? ['RECEIVER', 'SENDER'] : ['SENDER', 'RECEIVER'];
  return roles.map((writer) => {
    const { text, answers: answered, isThere, isAnswer } = sheets[writer];
    const isOwn = writer === role;
    if (!isThere || (of && isOwn !== (of === 'self'))) return null;
    return (
      <NoteSheet
        key={writer}
        isOwn={isOwn}
        headingOrder={headingOrder}
        title={
          isOwn ? (
            t(isAnswer ? yourAnswer : yourNote)
          ) : (
            <Message
              {...theirWords}
              values={{ name: <bdi>{other.firstName}</bdi>, author: other.createdBy ?? 'SELF' }}
            />
          )
        }
        text={text}
        answers={answered}
        moreLabel={isShort ? t`Read all` : undefined}
        hint={
          isOwn && heldBack.length > 0 && !takenBackAt
            ? t`Our team reads this text before the other side sees it. This usually takes a day.`
            : undefined
        }
      />
    );
  });
}

const yourNote: MessageDescriptor = defineMessage`You wrote`;
const yourAnswer: MessageDescriptor = defineMessage`You answered`;
const theirWords = defineMessage({
  message:
    '{author, select, MOTHER {The mother of {name} wrote to you} FATHER {The father of {name} wrote to you} BROTHER {A brother of {name} wrote to you} SISTER {A sister of {name} wrote to you} GUARDIAN {The guardian of {name} wrote to you} other {{name} wrote to you}}',
});
