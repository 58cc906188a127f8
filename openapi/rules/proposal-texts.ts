import type {
  ContactRole,
  NewProposal,
  Proposal,
  ProposalStatus,
  ProposalTextField,
} from '../generated/hooks/model/index.ts';
import { suspiciousFields } from './contact-details/suspicious-fields.ts';
import { flaggedFields, textOf, type Texts } from './held-texts.ts';
import { invalidValue, type RuleProblem } from './problems.ts';

/** A text that goes with a proposal, as it is stored. It never changes. */
export type ProposalText = {
  field: ProposalTextField;
  text: string;
  /** The other side does not see it until a moderator has released it. */
  isHeld: boolean;
};

/** Who has written each text. A deletion of that account deletes it. */
export const textAuthors: Record<ProposalTextField, ContactRole> = {
  note: 'SENDER',
  firstQuestion: 'RECEIVER',
  firstAnswer: 'SENDER',
  secondQuestion: 'RECEIVER',
  secondAnswer: 'SENDER',
  answerNote: 'RECEIVER',
};

/** All of them, in the order of the proposal. Object.keys forgets the literal type of the keys, which the table's own type holds. */
export const textFields = Object.keys(textAuthors) as ProposalTextField[];

const questionsAndAnswers = [
  ['firstQuestion', 'firstAnswer'],
  ['secondQuestion', 'secondAnswer'],
] as const;

type ShownTexts = Pick<Proposal, 'note' | 'answers' | 'answerNote' | 'heldBack'>;

/** The texts of a proposal as this side sees them; of a member who has left, or has blocked this one, there are none. */
export function toShownTexts(texts: readonly ProposalText[], viewer: ContactRole, isOtherPresent: boolean): ShownTexts {
  const isOwn = ({ field }: ProposalText) => textAuthors[field] === viewer;
  const shown = texts.filter((each) => isOwn(each) || (isOtherPresent && !each.isHeld));
  const find = (field: ProposalTextField) => shown.find((each) => each.field === field)?.text;
  const answers = questionsAndAnswers.flatMap(([asked, answered]) => {
    const [question, answer] = [find(asked), find(answered)];
    return answer === undefined ? [] : [{ answer, ...(question !== undefined && { question }) }];
  });
  const [note, answerNote] = [find('note'), find('answerNote')];
  const held = textFields.filter((field) => shown.some((each) => each.field === field && each.isHeld));
  return {
    ...(note !== undefined && { note }),
    ...(answers.length > 0 && { answers }),
    ...(answerNote !== undefined && { answerNote }),
    ...(held.length > 0 && { heldBack: held }),
  };
}

/** Whether these are answers to the questions that the receiver asks now: the problem, or null when they are. */
export function decideAnswers(
  { answers = [] }: Pick<NewProposal, 'answers'>,
  questions: readonly string[],
): RuleProblem | null {
  const at = answers.findIndex(
    ({ question }, i) => !questions.includes(question) || answers.findIndex((one) => one.question === question) < i,
  );
  return at < 0 ? null : invalidValue(`/answers/${at}/question`, changedQuestion, 'not-in-list');
}

/** The sentence when a question is not asked any more, since a page of the client may be older than the question. */
const changedQuestion = 'The questions of this member have changed. Please read the profile again.';

/** Whether a note goes with this status: the problem, or null when it does. Only an answer has one. */
export function decideNote(to: ProposalStatus, note: string | null | undefined): RuleProblem | null {
  const isAnswer = to === 'ACCEPTED' || to === 'DECLINED';
  return note && !isAnswer ? invalidValue('/note', 'A note goes with Accept or Decline only.') : null;
}

/** What a member writes with a proposal, by field. */
export type WrittenTexts = Partial<Record<ProposalTextField, string>>;

/** What the sender writes with a proposal, and the questions that it answers, which the receiver wrote. */
export function sentTexts({ note, answers = [] }: NewProposal, questions: readonly string[]): WrittenTexts {
  const answered = questionsAndAnswers.flatMap(([asked, field], i) => {
    const question = questions[i];
    const found = answers.find((one) => one.question === question);
    return question !== undefined && found ? [[asked, question] as const, [field, found.answer] as const] : [];
  });
  return { ...(note && { note }), ...Object.fromEntries(answered) };
}

/**
 * What is stored of what this side writes with a proposal: a text that the screening flags, alone, with the others or with the
 * texts of the author's profile, is held back from the other side.
 * @param profile the texts of the author's profile, held ones included
 */
export function storedTexts(written: WrittenTexts, author: ContactRole, profile: Texts): ProposalText[] {
  const all = textFields.flatMap((field) => {
    const text = written[field];
    return text === undefined ? [] : [{ field, text, isOwn: textAuthors[field] === author }];
  });
  if (all.length === 0) return [];
  const screened: Record<string, string[]> = {};
  for (const field of flaggedFields) screened[field] = [textOf(profile, field) || []].flat();
  for (const { field, text, isOwn } of all) if (isOwn) screened[field] = [text];
  const flagged = new Set(suspiciousFields(screened));
  return all.map(({ field, text }) => ({ field, text, isHeld: flagged.has(field) }));
}
