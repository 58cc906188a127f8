import type { Problem } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { limitSaidIn } from '@mithaq/openapi/rules/limits.ts';
import { problems } from '@mithaq/openapi/rules/problems.ts';
import { useLingui } from '@lingui/react';
import { useCallback } from 'react';

/** Words of the contract (a label, what is said of a limit) in the language in use; words it does not know stay as they are. */
export function useContractWords(): (english: string) => string {
  const { i18n } = useLingui();
  return useCallback((english: string) => i18n._(english), [i18n]);
}

/** What the server says of a refusal. A sentence that no catalogue has is said in the general words of its code. */
export function useServerWords(): (problem: Pick<Problem, 'code' | 'detail'>) => string {
  const { i18n } = useLingui();
  return useCallback(
    ({ code, detail }) => {
      if (i18n.locale === 'en' || i18n.messages[detail]) return i18n._(detail);
      const said = limitSaidIn(detail);
      return said ? i18n._(said.words, { limit: i18n.number(said.limit) }) : i18n._(problems[code].detail);
    },
    [i18n],
  );
}
