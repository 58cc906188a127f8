/** What is said when one of the limits is reached (DESIGN rule 12); `{limit}` stands for its number. */
export const limitWords = {
  proposalsPerDay: 'You have sent {limit} proposals today. Please continue tomorrow.',
  proposalsPending: '{limit} of your proposals wait for an answer. Please wait for some of them first.',
  profilesPerDay: 'You have seen {limit} profiles today. Please continue tomorrow.',
  signInsPerMin: 'Too many sign-ins from here. Please try again in a minute.',
  phoneProofsPer10Min: 'Too many attempts. Please wait ten minutes and try again.',
};

/** The sentence with its number. */
export function limitReached(which: keyof typeof limitWords, limit: number): string {
  return limitWords[which].replace('{limit}', String(limit));
}

/** The words and the number of such a sentence, to say it in another language. */
export function limitSaidIn(sentence: string): { words: string; limit: number } | undefined {
  const limit = Number(/\d+/.exec(sentence)?.[0] ?? 0);
  const words = Object.values(limitWords).find((each) => each.replace('{limit}', String(limit)) === sentence);
  return words === undefined ? undefined : { words, limit };
}
