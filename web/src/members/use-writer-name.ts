import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CreatedBy } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { languageOf, languages } from '@mithaq/openapi/rules/language.ts';
import { isolated } from '../i18n/isolated.ts';
import { useShownName } from '../shared/use-shown-name.ts';

/** Another member, and who has created that profile. */
export interface Writer {
  firstName: string;
  createdBy?: CreatedBy | undefined;
}

const relative = msg({
  message:
    "{author, select, MOTHER {{name}'s mother} FATHER {{name}'s father} BROTHER {{name}'s brother} SISTER {{name}'s sister} GUARDIAN {{name}'s guardian} other {{name}}}",
});

/**
 * Returns a function to the one who uses the account, within a sentence: "Bilal", or "Bilal's mother" who has written his profile.
 * The name is isolated by characters, so the text goes into the sentence as it is. Never put it in a `<bdi>`: HTML takes the direction
 * from the first letter, although that is within the isolate, and "Usman کی والدہ" would run from left to right.
 */
export function useWriterName(): (writer: Writer) => string {
  const { i18n } = useLingui();
  const shownName = useShownName();
  return ({ firstName, createdBy: author = 'SELF' }) => {
    const { dir } = languages[languageOf(i18n.locale, [])];
    const name = isolated(shownName(firstName), dir);
    return author === 'SELF' ? name : i18n._({ ...relative, values: { name, author } });
  };
}
