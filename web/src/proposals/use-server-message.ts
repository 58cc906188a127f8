import type { Problem } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useServerWords } from '../languages/use-contract-words.ts';

/** What the server said, for a toast; nothing when the answer was not the server's (openapi/http.ts then has no request id). */
export function useServerMessage(): (problem: Problem) => string | undefined {
  const serverWords = useServerWords();
  return (problem) => (problem.requestId === '' || problem.detail === '' ? undefined : serverWords(problem));
}
