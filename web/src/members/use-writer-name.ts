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

/** Returns a function to the one who uses the account, within a sentence: "Bilal", or "Bilal's mother" who has written his profile. */
export function useWriterName(): (writer: Writer) => string {
  const { i18n } = useLingui();
  const shownName = useShownName();
  return ({ firstName, createdBy: author = 'SELF' }) => {
    const name = shownName(firstName);
    if (author === 'SELF') return name;
    const { dir } = languages[languageOf(i18n.locale, [])];
    return i18n._({ ...relative, values: { name: isolated(name, dir), author } });
  };
}
