import { useLingui } from '@lingui/react/macro';
import { useUpdateNewsLanguage } from '@mithaq/openapi/generated/hooks/notifications/notifications.ts';
import { getGetCurrentUserQueryKey } from '@mithaq/openapi/generated/hooks/users/users.ts';
import type { Language } from '@mithaq/openapi/rules/language.ts';
import { notify } from '@mithaq/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { chooseLanguage } from '../i18n/i18n.ts';

/** Returns a function that changes the language, of a member's mails as well. If the catalog cannot be loaded, the language stays. */
export function useChooseLanguage(): (language: Language) => void {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutate } = useUpdateNewsLanguage();
  const choose = async (language: Language) => {
    await chooseLanguage(language);
    if (client.getQueryData(getGetCurrentUserQueryKey())) mutate({ data: { language } });
  };
  return (language) => {
    choose(language).catch(() =>
      notify({
        kind: 'error',
        message: t`This language could not be loaded. Please check your connection and try again.`,
      }),
    );
  };
}
