/** A section of the profile-creation guide; the form's help links point to its id. */
export type GuideSection = {
  id: 'about-me' | 'preferences';
  heading: string;
  intro: string;
  tips: { heading: string; text: string }[];
  examples: { label: string; text: string }[];
};

export const guideTitle = 'Profile Creation Guide';

export const guide: GuideSection[] = [
  {
    id: 'about-me',
    heading: 'Writing Your About Me',
    intro:
      'There is no photo to speak for you here, so these lines do. You have up to 1,500 characters; four to eight honest sentences are plenty. Write the way you would wish someone to be introduced to you.',
    tips: [
      {
        heading: 'Begin with what your days are like',
        text: 'Work or study, home, the people you live with. “I teach chemistry at a girls’ school and live with my parents and my younger brother” says more than “I am a simple person”.',
      },
      {
        heading: 'Say how you live your faith, without grading yourself',
        text: 'What you do, what you are working on, what matters to you in a home. Leave judging to Allah and details to a later conversation.',
      },
      {
        heading: 'Give one thing only you could have written',
        text: 'The garden on the roof, the uncle you play chess with, the surah you are memorising. It is often what somebody remembers.',
      },
      {
        heading: 'Be open about what someone would want to know early',
        text: 'A former marriage, children, plans to move, parents you care for, an illness one lives with. One calm sentence is enough, and it spares both sides pain.',
      },
      {
        heading: 'Describe the home you hope for',
        text: 'Rather than a list of demands. Preferences have their own page.',
      },
      {
        heading: 'Keep contact details out',
        text: 'Phone numbers, e-mail addresses, links and user names are not accepted in the text. They are shared when a proposal has been accepted.',
      },
      {
        heading: 'Writing for a daughter, son, sister or brother?',
        text: 'Say who you are in the first sentence, speak of them as they would wish, and let them read it before you send it.',
      },
    ],
    examples: [
      {
        label: 'Written for oneself, by a woman of 27',
        text: 'Assalamu alaikum. I am a physiotherapist and work at a children’s clinic four days a week; the fifth is for my grandmother, who taught me to read Quran and still corrects me. I pray, I wear hijab, and I am slowly learning Arabic so that I understand what I recite. I like long walks, strong tea and people who keep their word. I hope for a home where we laugh, where salah has its place and where both families feel welcome.',
      },
      {
        label: 'Written for oneself, by a man of 34 who was married before',
        text: 'I am an electrician with my own small business, the eldest of four. I was married for three years; it ended without bitterness and there are no children. I would rather tell you that at once. I go to the masjid for Fajr and Isha, fish on Saturdays when the weather allows, and cook better than my brothers admit. I am looking for someone kind and straightforward who wants to build a calm family life.',
      },
      {
        label: 'Written by a father',
        text: 'I am writing for my daughter, with her knowledge; she has read these lines and crossed out two of my compliments. She is 25, completed her degree in pharmacy last year and works in a hospital. At home she is the one who settles everybody’s quarrels. She is regular in her prayers, fond of poetry and impatient with gossip. We are a middle-class family and ask for neither wealth nor dowry: a man of good character, who prays and who will let her continue her work if she wishes.',
      },
      {
        label: 'Written by a sister',
        text: 'My brother would write two lines about himself, so I am doing it for him. He is 29, a civil engineer, and the first person any of us calls when something breaks. He is quiet in company and very funny at home. He leads taraweeh at our small prayer hall in Ramadan and visits our widowed aunt every Friday. He hopes to marry someone who is at ease with herself, cares about her deen and would not mind living near our parents.',
      },
    ],
  },
  {
    id: 'preferences',
    heading: 'Setting Your Preferences',
    intro:
      'Your For You list is made from these answers, and from the answers of those who might be looking for you. Few firm wishes and some room around them bring forward more people worth reading.',
    tips: [
      {
        heading: 'Decide what is firm',
        text: 'Age, marital status and country decide who comes first in For You. Choose every marital status and every country you would truly consider, and no other.',
      },
      {
        heading: 'Leave the age a little room',
        text: 'Two years more on either side often make the difference. When few people fit, For You looks a little beyond the range by itself and says so.',
      },
      {
        heading: 'States and cities are a wish, not a wall',
        text: 'They move someone up the list and keep nobody out. Separate cities by commas, and leave them empty if you would move, or they would.',
      },
      {
        heading: 'Education and occupation: name a few, or none',
        text: 'Separate them by commas. Leave the field empty if you have no wish; it then says “Any”.',
      },
      {
        heading: 'Use the free text for what no list can ask',
        text: 'Living with parents, wearing niqab or not, children from an earlier marriage, moving abroad. Say it kindly, as something you hope for.',
      },
      {
        heading: 'Talk it over at home',
        text: 'If your family will have a say later, let them have it now. And look at your preferences again after a month: you may have learned something.',
      },
    ],
    examples: [
      {
        label: 'For oneself, open to moving',
        text: 'Ages 26 to 34, unmarried or divorced, in the United Kingdom, the United Arab Emirates or Malaysia, education and occupation “Any”. In my own words: I would gladly move for the right person. What matters to me is that he prays, is gentle in disagreement and is good to his mother.',
      },
      {
        label: 'For oneself, with children',
        text: 'Ages 30 to 42, divorced or widowed, in South Africa. In my own words: I have two daughters of seven and nine who live with me. I am looking for someone who sees them as a blessing and is ready to take time before deciding.',
      },
      {
        label: 'Written by a father for his son',
        text: 'Ages 21 to 27, unmarried, in India, states Telangana and Karnataka. In our words: we hope for a girl from a family that values both deen and learning. She is welcome to study further or to work. The young couple would have their own floor in our house.',
      },
      {
        label: 'Written by a sister for her brother',
        text: 'Ages 24 to 31, unmarried, in Canada or the United States, education: bachelor’s degree, master’s degree. In my words: he needs someone who will talk to him until he answers. Hijab matters to him; which language you grew up with does not.',
      },
    ],
  },
];
