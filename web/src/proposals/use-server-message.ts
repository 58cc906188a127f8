import type { Problem } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useProblemMessage } from '../i18n/use-contract-messages.ts';

/** The server's message, for a notice; undefined when the response was not the server's (openapi/http.ts then has no request id). */
export function useServerMessage(): (problem: Problem) => string | undefined {
  const serverWords = useProblemMessage();
  return (problem) => (problem.requestId === '' || problem.detail === '' ? undefined : serverWords(problem));
}
