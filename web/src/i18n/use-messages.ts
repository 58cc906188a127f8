import type { Problem } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { problemMessage } from '@mithaq/openapi/rules/problems.ts';
import { useLingui } from '@lingui/react';
import { useCallback } from 'react';

/** Returns a function that translates messages of the contract: labels and validation messages. Unknown ones stay in English. */
export function useContractMessages(): (english: string) => string {
  const { i18n } = useLingui();
  return useCallback((english: string) => i18n._(english), [i18n]);
}

/**
 * The sentence for a problem of the server in the language in use, from its code and params. A sentence that the catalog
 * does not have is replaced by the general one of the code.
 */
export function useProblemMessage(): (problem: Pick<Problem, 'code' | 'detail' | 'params'>) => string {
  const { i18n } = useLingui();
  return useCallback(
    ({ code, detail, params }) => {
      if (i18n.locale === 'en') return detail;
      const { message, values } = problemMessage({ code, params });
      if (params) return i18n._(message, { ...values, limit: i18n.number(values.limit ?? 0) });
      return i18n._(i18n.messages[detail] ? detail : message);
    },
    [i18n],
  );
}
