import type { Problem } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { problemMessage } from '@mithaq/openapi/rules/problems.ts';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';

/** The words of the contract in the language in use. Their English is their id. */
export function useMessages() {
  const { i18n } = useLingui();
  return useMemo(
    () => ({
      /** A label or a validation message. One that no catalog has stays in English. */
      text: (english: string) => i18n._(english),
      /** The sentence for a problem; `otherwise` when the response was not our server's. */
      problem: (problem: Problem, otherwise?: string) =>
        otherwise && isForeign(problem) ? otherwise : problemSentence(problem, i18n),
      /** What the server says about one field of a request, by its JSON pointer. */
      atField(problem: Problem | undefined, pointer: string): string | undefined {
        const error = problem?.errors?.find((each) => each.pointer === pointer);
        return error && i18n._(error.detail);
      },
    }),
    [i18n],
  );
}

/** openapi/http.ts gives a response that is not the contract's no request id. */
function isForeign({ requestId, detail }: Problem): boolean {
  return requestId === '' || detail === '';
}

/** From the code and params. A sentence that the catalog does not have is replaced by the general one of the code. */
function problemSentence({ code, detail, params }: Problem, i18n: I18n): string {
  if (i18n.locale === 'en') return detail;
  const { message, values } = problemMessage({ code, params });
  if (params) return i18n._(message, { ...values, limit: i18n.number(values.limit ?? 0) });
  return i18n._(i18n.messages[detail] ? detail : message);
}
