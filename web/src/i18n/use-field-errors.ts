import type { Problem } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useContractMessages } from './use-contract-messages.ts';

/** Returns a function that gives the server's sentence about one field of a request, by its JSON pointer. */
export function useFieldErrors(problem: Problem | undefined): (pointer: string) => string | undefined {
  const word = useContractMessages();
  return (pointer) => {
    const error = problem?.errors?.find((each) => each.pointer === pointer);
    return error && word(error.detail);
  };
}
