import { useLingui } from '@lingui/react/macro';
import { ChevronIcon, GlobeIcon, TextLink } from '@mithaq/ui-kit';
import { languages, type Language } from '@mithaq/openapi/rules/language.ts';
import { useId } from 'react';
import classes from './Languages.module.css';

export interface LanguagesProps {
  /** The path of the page. */
  path: string;
  /** Called instead of following the link, where the application can change its language in place. */
  onChoose?: (language: Language) => void;
}

/** The same page in every language, behind a button in the header of a visitor. page-script.ts stores the choice. */
export function Languages({ path, onChoose }: LanguagesProps) {
  const { i18n, t } = useLingui();
  const id = useId();
  // the locales are the keys of the record
  const { name } = languages[i18n.locale as Language];
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={t`Language: ${name}`} className={classes.button}>
        <GlobeIcon size={18} />
        <span className={classes.name}>{name}</span>
        <ChevronIcon size={16} />
      </button>
      {/* A popover opens and closes without a script. */}
      <nav id={id} popover="auto" aria-label={t`Language`} className={classes.languages}>
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
    </>
  );
}
