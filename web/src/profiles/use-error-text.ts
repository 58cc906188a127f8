import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { languageOf, languages } from '@mithaq/openapi/rules/language.ts';
import { isolated } from '../i18n/isolated.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { contactSentences, readContactError } from '../shared/contact-error.ts';
import { aboutPerson, type Person } from '../shared/person.ts';

/** In place of the contract's words that speak to the member of oneself, for a mother who writes about her son. */
const toRelatives: Partial<Record<string, MessageDescriptor>> = {
  'Please enter your city': msg({
    message:
      "Please enter {person, select, son {your son's city} daughter {your daughter's city} brother {your brother's city} sister {your sister's city} other {the city}}",
  }),
  'Please tell us about yourself': msg({
    message:
      'Please tell us about {person, select, son {your son} daughter {your daughter} brother {your brother} sister {your sister} other {this person}}',
  }),
};

/** Gives the sentence of an error of the form in the language in use; the error is in the contract's English, or of toContactError. The `person` is whom the profile is about. */
export function useErrorText(person: Person): (error: string) => string {
  const { t, i18n } = useLingui();
  const messages = useMessages();
  return (error) => {
    const contact = readContactError(error);
    const toRelative = person === 'self' ? undefined : toRelatives[error];
    if (toRelative) return t(aboutPerson(toRelative, person));
    if (!contact) return messages.text(error);
    const { dir } = languages[languageOf(i18n.locale, [])];
    return t(contactSentences[contact.kind](isolated(contact.words, dir)));
  };
}
