import type { NewProposal, Problem } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useEffect, useState } from 'react';
import { useUserId } from '../auth/use-account.ts';
import { clearDraft, loadDraft, saveDraft, saveDraftsNow, type DraftKind } from '../shared/draft-storage.ts';

/** What is typed beside a proposal or an answer. */
export interface ProposalWords {
  note: string;
  /** The answers, by their questions. */
  answers: Record<string, string>;
}

const empty: ProposalWords = { note: '', answers: {} };

/** The typed words, which stay after a refusal and a reload: in this tab, for this account, as drafts of the profile do. */
export function useProposalWords(kind: DraftKind) {
  const userId = useUserId() ?? '';
  const [typed, setTyped] = useState<ProposalWords>();
  useEffect(() => {
    window.addEventListener('pagehide', saveDraftsNow);
    return () => {
      window.removeEventListener('pagehide', saveDraftsNow);
      saveDraftsNow();
    };
  }, []);
  const words = typed ?? readWords(userId, kind) ?? empty;
  return {
    words,
    change(next: ProposalWords): void {
      setTyped(next);
      saveDraft(userId, kind, next);
    },
    /** To be called once they are sent. */
    forget(): void {
      setTyped(empty);
      clearDraft(userId, kind);
    },
  };
}

function readWords(userId: string, kind: DraftKind): ProposalWords | undefined {
  const saved: Partial<Record<keyof ProposalWords, unknown>> | undefined = userId ? loadDraft(userId, kind) : undefined;
  const { note, answers } = saved ?? {};
  if (typeof note !== 'string' || typeof answers !== 'object' || answers === null) return undefined;
  const texts = Object.entries(answers).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { note, answers: Object.fromEntries(texts) };
}

/** What is sent of the words. */
export type SentWords = Pick<NewProposal, 'answers'> & { note?: string };

/** The request's part for these words: those that were typed, and answers to the questions that are asked now. */
export function toSentWords({ note, answers }: ProposalWords, questions: readonly string[] = []): SentWords {
  const answered = questions.flatMap((question) => {
    const answer = answers[question]?.trim();
    return answer ? [{ question, answer }] : [];
  });
  return { ...(note.trim() && { note }), ...(answered.length > 0 && { answers: answered }) };
}

export interface RefusedWords {
  problem: Problem;
  sent: SentWords;
}

/** Whether the server refused a text of the form, which then says why. */
export function isWordsProblem({ errors = [] }: Problem): boolean {
  return errors.some(({ pointer }) => /^\/(note|answers\/\d+\/answer)$/.test(pointer));
}
