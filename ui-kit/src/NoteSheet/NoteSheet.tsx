import { Paper, Text, UnstyledButton, type TitleOrder } from '@mantine/core';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useHeadingOrder } from '../shared/heading-order.ts';
import { useOwnWords } from '../shared/own-words.ts';
import classes from './NoteSheet.module.css';

export interface NoteSheetProps {
  /** Who wrote to whom, "His mother wrote to you". */
  title: ReactNode;
  /** The note with its paragraphs. */
  text?: string;
  /** Answers, each below its question, which is gone once the asking member has left. */
  answers?: readonly { question?: string; answer: string }[];
  /** A sentence about the whole, such as that the other side does not see it yet. */
  hint?: ReactNode;
  /** The reader's own words: quieter, since there is one brass sheet on a page. */
  isOwn?: boolean;
  /** The text of the button that shows the rest: a long note is cut after a few lines until then. */
  moreLabel?: string;
  /** The level of its heading; by default the one below the main heading of the page. */
  headingOrder?: TitleOrder | undefined;
}

const none: NonNullable<NoteSheetProps['answers']> = [];

/** A note of this many characters is cut. */
const longNote = 220;

/** What one side wrote to the other with a proposal, set to be read like a letter. */
export function NoteSheet(props: NoteSheetProps) {
  const { title, text = '', answers = none, hint, isOwn, moreLabel } = props;
  const order = useHeadingOrder(1);
  const ownWords = useOwnWords();
  const Heading = `h${props.headingOrder ?? order}` as const;
  const [isOpen, setIsOpen] = useState(false);
  const length = answers.reduce((sum, { question = '', answer }) => sum + question.length + answer.length, text.length);
  const isCut = moreLabel !== undefined && !isOpen && length > longNote;
  // A cut note ends with their words, not with a question.
  const shownAnswers = isCut ? answers.slice(0, text ? 0 : 1) : answers;
  const words = useRef<HTMLParagraphElement>(null);
  const mayBeWhole = isCut && shownAnswers.length === answers.length;
  // In a wide sheet a long note has few lines, and nothing to open.
  useLayoutEffect(() => {
    const box = words.current;
    if (!box || !mayBeWhole) return undefined;
    const openIfWhole = () => {
      if (box.clientHeight > 0 && box.scrollHeight <= box.clientHeight) setIsOpen(true);
    };
    openIfWhole();
    const observer = new ResizeObserver(openIfWhole);
    observer.observe(box);
    return () => observer.disconnect();
  }, [mayBeWhole]);
  // A cut note shows one text, the first.
  const wordsOf = (own: string) => (
    <Text ref={isCut ? words : undefined} lineClamp={isCut ? 5 : undefined} className={classes.text} {...ownWords(own)}>
      {own}
    </Text>
  );
  return (
    <Paper component="section" radius="lg" className={classes.sheet} data-is-own={isOwn || undefined}>
      <Heading className={classes.title}>{title}</Heading>
      {text ? wordsOf(text) : null}
      {shownAnswers.map(({ question, answer }, at) => (
        <div key={at} className={classes.answer}>
          {question ? (
            <p className={classes.question} {...ownWords(question)}>
              {question}
            </p>
          ) : null}
          {wordsOf(answer)}
        </div>
      ))}
      {isCut ? (
        <UnstyledButton className={classes.more} onClick={() => setIsOpen(true)}>
          {moreLabel}
        </UnstyledButton>
      ) : null}
      {hint ? <p className={classes.hint}>{hint}</p> : null}
    </Paper>
  );
}
