import type { DailyQuote } from './content-schema.ts';

const dayLength = 24 * 60 * 60 * 1000;

export const dailyQuotes: DailyQuote[] = [
  {
    id: 'love-and-mercy',
    text: '… He created for you helpmeets from yourselves that ye might find rest in them, and He ordained between you love and mercy. …',
    reference: 'Quran 30:21',
    label: 'Pickthall, 1930',
  },
  {
    id: 'best-in-character',
    text: 'The believers whose faith is most complete are those whose character is best, and the best of you are those who are best to their women.',
    reference: 'Jami‘ at-Tirmidhi 1162',
    label: 'Meaning',
  },
  {
    id: 'raiment',
    text: '… They are raiment for you and ye are raiment for them. …',
    reference: 'Quran 2:187',
    label: 'Pickthall, 1930',
  },
  {
    id: 'nothing-like-marriage',
    text: 'Nothing like marriage has been seen for two who love each other.',
    reference: 'Sunan Ibn Majah 1847',
    label: 'Meaning',
  },
  {
    id: 'trust',
    text: '… And whosoever putteth his trust in Allah, He will suffice him. …',
    reference: 'Quran 65:3',
    label: 'Pickthall, 1930',
  },
  {
    id: 'service-of-his-family',
    text: '‘A’ishah, asked what the Prophet ﷺ did in his house, said: he was at the service of his family, and when it was time to pray, he went out to pray.',
    reference: 'Sahih al-Bukhari 676',
    label: 'Meaning',
  },
  {
    id: 'comfort-of-our-eyes',
    text: '… Our Lord! Vouchsafe us comfort of our wives and of our offspring, and make us patterns for (all) those who ward off (evil).',
    reference: 'Quran 25:74',
    label: 'Pickthall, 1930',
  },
];

/** The quote of a day: the next one each day (UTC), the same for everyone. */
export function quoteOf(day: Date): DailyQuote {
  const index = Math.floor(day.getTime() / dayLength) % dailyQuotes.length;
  // Days before 1970 count backwards.
  const quote = dailyQuotes.at(index);
  if (!quote) throw new Error('there is no quote to show');
  return quote;
}
