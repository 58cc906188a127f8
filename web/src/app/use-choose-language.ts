import type { Language } from '@mithaq/openapi/rules/language.ts';
import { useLingui } from '@lingui/react/macro';
import { notify } from '@mithaq/ui-kit';
import { chooseLanguage } from '../languages/speak.ts';

/** Changes the language of every page; without its words, such as offline, all stays as it is. */
export function useChooseLanguage(): (language: Language) => void {
  const { t } = useLingui();
  return (language) => {
    chooseLanguage(language).catch(() =>
      notify({
        kind: 'error',
        message: t`This language could not be loaded. Please check your connection and try again.`,
      }),
    );
  };
}
