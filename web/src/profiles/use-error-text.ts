import { useLingui } from '@lingui/react/macro';
import { languageOf, languages } from '@mithaq/openapi/rules/language.ts';
import { isolated } from '../i18n/isolated.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { contactSentences, readContactError } from '../shared/contact-error.ts';

/** Gives the sentence of an error of the form in the language in use; the error is in the contract's English, or of toContactError. */
export function useErrorText(): (error: string) => string {
  const { t, i18n } = useLingui();
  const messages = useMessages();
  return (error) => {
    const contact = readContactError(error);
    if (!contact) return messages.text(error);
    const { dir } = languages[languageOf(i18n.locale, [])];
    return t(contactSentences[contact.kind](isolated(contact.words, dir)));
  };
}
