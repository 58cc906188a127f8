/** The languages of the interface. English is the source language. */
export type Language = 'en' | 'ar' | 'ur';

interface Named {
  /** Its name in the language itself. */
  name: string;
  dir: 'ltr' | 'rtl';
  /** The separator between the items of a list. */
  comma: string;
}

export const languages: Record<Language, Named> = {
  en: { name: 'English', dir: 'ltr', comma: ', ' },
  ar: { name: 'العربية', dir: 'rtl', comma: '، ' },
  ur: { name: 'اردو', dir: 'rtl', comma: '، ' },
};

/** The chosen language, else the first supported one of the browser's, else English. */
export function languageOf(chosen: string | undefined, preferred: readonly string[]): Language {
  return [chosen, ...preferred].map(known).find((language) => language !== undefined) ?? 'en';
}

/** The languages of an Accept-Language header, the highest weight first (RFC 9110, section 12.5.4). */
export function preferredLanguages(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return { tag, weight: weight ? Number(weight.slice(2)) : 1 };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/** The supported language of a tag; `ar-EG` is Arabic. */
function known(tag: string | undefined): Language | undefined {
  const primary = tag?.split('-')[0]?.toLowerCase() ?? '';
  return Object.hasOwn(languages, primary) ? (primary as Language) : undefined; // the keys of `languages`
}
