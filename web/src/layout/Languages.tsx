import { useLingui } from '@lingui/react/macro';
import { TextLink } from '@mithaq/ui-kit';
import { languages, type Language } from '@mithaq/openapi/rules/language.ts';
import classes from './Languages.module.css';

export interface LanguagesProps {
  /** The path of the page. */
  path: string;
  /** Called instead of following the link, where the application can change its language in place. */
  onChoose?: (language: Language) => void;
}

/** Links to the same page in every language. page-script.ts stores the choice. */
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
