import type { Language } from '@mithaq/openapi/rules/language.ts';
import { useLingui } from '@lingui/react/macro';
import { notify } from '@mithaq/ui-kit';
import { chooseLanguage } from '../i18n/i18n.ts';

/** Returns a function that changes the language. If the catalog cannot be loaded, the language stays. */
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
