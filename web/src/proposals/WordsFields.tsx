import { useLingui } from '@lingui/react/macro';
import type { Problem } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { limitsOfNewAnswer, limitsOfNewProposal } from '@mithaq/openapi/generated/text-limits.ts';
import { languageOf, languages } from '@mithaq/openapi/rules/language.ts';
import { Textarea, useOwnWords } from '@mithaq/ui-kit';
import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { isolated } from '../i18n/isolated.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { contactSentences, readContactError, toContactError } from '../shared/contact-error.ts';
import { isWordsProblem, type ProposalWords, type RefusedWords } from './use-proposal-words.ts';
import classes from './WordsFields.module.css';

const none: readonly string[] = [];

export interface WordsFieldsProps {
  words: ProposalWords;
  onChange: (words: ProposalWords) => void;
  /** The label of the note, and a gentle prompt in it. */
  label: string;
  prompt?: string;
  /** What the other side asks. */
  questions?: readonly string[];
  /** A sentence above the questions. */
  hint?: string;
  /** Why they were refused, and what was sent. */
  refused?: RefusedWords | undefined;
  /** Of the note. */
  noteRef?: Ref<HTMLTextAreaElement> | undefined;
}

/** The fields for the words with a proposal or an answer. All of them may stay empty. */
export function WordsFields(props: WordsFieldsProps) {
  const { words, onChange, label, prompt, questions = none, hint, refused, noteRef } = props;
  const ownWords = useOwnWords();
  const errorAt = useErrors(refused?.problem);
  const sentAnswers = refused?.sent.answers ?? [];
  const answerError = (question: string) => {
    const at = sentAnswers.findIndex((one) => one.question === question);
    return errorAt(`/answers/${at}/answer`, words.answers[question], sentAnswers[at]?.answer);
  };
  const fields = useRef<HTMLDivElement>(null);
  const problem = refused?.problem;
  // To the first text that was refused, from the button that is still there.
  useEffect(() => {
    if (problem && isWordsProblem(problem))
      fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);
  return (
    <div ref={fields} className={classes.fields}>
      {questions.length > 0 ? <p className={classes.hint}>{hint}</p> : null}
      {questions.map((question) => (
        <Textarea
          key={question}
          label={<bdi {...ownWords(question)}>{question}</bdi>}
          minRows={2}
          maxRows={6}
          limit={limitsOfNewAnswer.answer}
          value={words.answers[question] ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...words, answers: { ...words.answers, [question]: value } })
          }
          error={answerError(question)}
        />
      ))}
      <Textarea
        ref={noteRef}
        label={label}
        placeholder={prompt}
        minRows={3}
        maxRows={8}
        limit={limitsOfNewProposal.note}
        value={words.note}
        onChange={({ currentTarget: { value } }) => onChange({ ...words, note: value })}
        error={errorAt('/note', words.note, refused?.sent.note)}
      />
    </div>
  );
}

/** Returns what to say of a text that was refused, as long as it is unchanged: which words, and why. */
function useErrors(problem: Problem | undefined) {
  const { t, i18n } = useLingui();
  const messages = useMessages();
  return (pointer: string, typed = '', refused = ''): ReactNode => {
    const error = problem?.errors?.find((each) => each.pointer === pointer);
    if (!error || typed.trim() !== refused) return undefined;
    const contact = error.contact && readContactError(toContactError(error.contact, typed));
    if (!contact) return messages.text(error.detail);
    const { dir } = languages[languageOf(i18n.locale, [])];
    return (
      <>
        {t(contactSentences[contact.kind](isolated(contact.words, dir)))}
        <br />
        {messages.text(error.detail)}
      </>
    );
  };
}
