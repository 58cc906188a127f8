import type { Guidance } from './content-schema.ts';

// Our own short renderings, not a published translation; each was read in the collections at
// github.com/fawazahmed0/hadith-api, where the grades are given as well.

/** Nine hadith about preparing for marriage and living in it. */
export const guidance: Guidance[] = [
  {
    id: 'whoever-can-marry',
    heading: 'Marry when you are able',
    contentLabel: 'Meaning',
    content:
      'Young people, whoever of you is able to marry should marry: it helps to lower the gaze and to guard one’s chastity. And whoever is not able should fast, for fasting is a protection.',
    story:
      '‘Abdullah ibn Mas‘ud remembered being young with the Prophet ﷺ and owning nothing when he heard this. It was said to people who wished to marry and did not see how.',
    reference: 'Sahih al-Bukhari 5066',
  },
  {
    id: 'four-reasons',
    heading: 'What to look for first',
    contentLabel: 'Meaning',
    content:
      'A woman is married for four things: her wealth, her family, her beauty and her religion. Choose the one who has religion, or you will be the loser.',
    context:
      'The hadith names what people usually look at and says which of the four should decide. It is a good question for a woman and her family to ask about a man, too.',
    reference: 'Sahih al-Bukhari 5090',
  },
  {
    id: 'her-consent',
    heading: 'Nobody is married without being asked',
    contentLabel: 'Meaning',
    content:
      'A woman who was married before is not given in marriage until she has been consulted, and one who was not until her permission has been asked.',
    story:
      'The people asked how her permission would be known. By her silence, he answered. So she is to be asked, and she is free to refuse.',
    reference: 'Sahih al-Bukhari 5136',
  },
  {
    id: 'the-guardian',
    heading: 'Let the family take part',
    contentLabel: 'Meaning',
    content: 'There is no marriage without a guardian.',
    context:
      'The schools of law differ on the details of guardianship; ask someone of knowledge about your own case. A profile here may be written by a father, a mother, a brother, a sister or a guardian for this reason.',
    reference: 'Sunan Abi Dawud 2085 (sahih, al-Albani)',
  },
  {
    id: 'see-one-another',
    heading: 'See one another before you decide',
    contentLabel: 'Meaning',
    content: 'Look at her: it makes it likelier that there will be affection between you.',
    story:
      'Al-Mughirah ibn Shu‘bah had asked for a woman’s hand, and this is what the Prophet ﷺ told him. Photos are not part of Mithaq; a meeting arranged between the families has its place once a proposal has been accepted.',
    reference: 'Jami‘ at-Tirmidhi 1087 (sahih, al-Albani)',
  },
  {
    id: 'those-allah-helps',
    heading: 'Help is promised',
    contentLabel: 'Meaning',
    content:
      'There are three whom Allah has taken it upon Himself to help: one who strives in His way, a slave who has agreed to buy his freedom and means to pay, and one who marries seeking to stay chaste.',
    context: 'For whoever worries about means: the intention with which one marries is itself a reason for help.',
    reference: 'Jami‘ at-Tirmidhi 1655 (hasan)',
  },
  {
    id: 'nothing-like-marriage',
    heading: 'For two who love each other',
    contentLabel: 'Meaning',
    content: 'Nothing like marriage has been seen for two who love each other.',
    context: 'Affection is not something to be ashamed of, nor to be left without a covenant.',
    reference: 'Sunan Ibn Majah 1847 (sahih, al-Albani)',
  },
  {
    id: 'best-in-character',
    heading: 'Character completes faith',
    contentLabel: 'Meaning',
    content:
      'The believers whose faith is most complete are those whose character is best, and the best of you are those who are best to their women.',
    context: 'When you ask people about someone, ask how he or she treats those at home, not only how they speak in company.',
    reference: 'Jami‘ at-Tirmidhi 1162 (hasan sahih)',
  },
  {
    id: 'best-to-his-family',
    heading: 'Goodness begins at home',
    contentLabel: 'Meaning',
    content: 'The best of you is the one who is best to his wife, and I am the best of you to my wives.',
    story:
      '‘A’ishah was once asked what the Prophet ﷺ did in his house. She said that he was at the service of his family, and when it was time to pray, he went out to pray (Sahih al-Bukhari 676).',
    reference: 'Sunan Ibn Majah 1977 (sahih, al-Albani)',
  },
];
