import { useLingui } from '@lingui/react/macro';
import { languages, type Language } from '@mithaq/openapi/rules/language.ts';
import { isolated } from '../i18n/isolated.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { readContactError } from './contact-error.ts';

/** Returns a function that says an error of the form in the language in use, with the words that look like contact details. */
export function useFieldMessage(): (error: string) => string {
  const { t, i18n } = useLingui();
  const messages = useMessages();
  return (error) => {
    const contact = readContactError(error);
    if (!contact) return messages.text(error);
    const words = isolated(contact.words, languages[i18n.locale as Language].dir); // i18n.ts activates no other
    switch (contact.kind) {
      case 'PHONE':
        return t`These words look like a phone number: “${words}”`;
      case 'EMAIL':
        return t`These words look like an e-mail address: “${words}”`;
      case 'LINK':
        return t`These words look like a link: “${words}”`;
      case 'HANDLE':
        return t`These words look like a name on another service: “${words}”`;
    }
  };
}
