import { useLingui } from '@lingui/react/macro';
import { TextLink } from '@mithaq/ui-kit';
import { languages, type Language } from '@mithaq/openapi/rules/language.ts';
import classes from './Languages.module.css';

export interface LanguagesProps {
  /** The page that the other languages are of. */
  path: string;
  /** Takes over where there is an application that can change its words; without it the links lead. */
  onChoose?: (language: Language) => void;
}

/** The same page in the other languages. visitor.ts remembers the choice. */
export function Languages({ path, onChoose }: LanguagesProps) {
  const { i18n, t } = useLingui();
  return (
    <nav aria-label={t`Language`} className={classes.languages}>
      {(Object.keys(languages) as Language[]).map((language) => (
        // the keys of a record of languages
        <TextLink
          key={language}
          href={`${path}?lang=${language}`}
          lang={language}
          hrefLang={language}
          dir={languages[language].dir}
          isQuiet
          aria-current={language === i18n.locale || undefined}
          data-language={language}
          onClick={(event) => {
            if (!onChoose) return;
            event.preventDefault();
            onChoose(language);
          }}
        >
          {languages[language].name}
        </TextLink>
      ))}
    </nav>
  );
}
