/** Names that English gives an article: unions, groups of islands, and kinds of state. */
const withArticle =
  /^United |^Isle of |^(?:Bahamas|Comoros|Maldives|Netherlands|Philippines|Seychelles)$|^[^,]+ (?:Islands|Republic|Territory)$/;

/** The name of a country as it follows "in": "the United Kingdom". Other languages need nothing. */
export function countryInSentence(name: string, locale: string): string {
  return locale === 'en' && withArticle.test(name) ? `the ${name}` : name;
}
