import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A section of the profile-creation guide; the form's help links point to its id. */
export type GuideSection = {
  id: 'about-me' | 'preferences';
  heading: MessageDescriptor;
  intro: MessageDescriptor;
  /** Each begins with a few highlighted words. */
  tips: { heading: MessageDescriptor; text: MessageDescriptor }[];
  /** Such as the form would accept, in every language. */
  examples: { label: MessageDescriptor; text: MessageDescriptor }[];
};

export const guideTitle = msg`Profile Creation Guide`;

export const guide: GuideSection[] = [
  {
    id: 'about-me',
    heading: msg`Writing Your About Me`,
    intro: msg`There are no photos here, so people get to know you by these lines. You have up to 1,500 characters; four to eight honest sentences are plenty. Write the way you would wish someone to be introduced to you.`,
    tips: [
      {
        heading: msg`Begin with what your days are like.`,
        text: msg`Work or study, home, the people you live with. “I teach chemistry at a girls’ school and live with my parents and my younger brother” says more than “I am a simple person”.`,
      },
      {
        heading: msg`Say how you live your faith, without grading yourself.`,
        text: msg`What you do, what you are working on, what matters to you in a home. Leave judging to Allah and details to a later conversation.`,
      },
      {
        heading: msg`Give one thing only you could have written.`,
        text: msg`The garden on the roof, the uncle you play chess with, the surah you are memorising. It is often what somebody remembers.`,
      },
      {
        heading: msg`Be open about what someone would want to know early.`,
        text: msg`A former marriage, children, plans to move, parents you care for, an illness one lives with. One calm sentence is enough, and it spares both sides pain.`,
      },
      {
        heading: msg`Describe the home you hope for.`,
        text: msg`Rather than a list of demands. Preferences have their own page.`,
      },
      {
        heading: msg`Keep contact details out.`,
        text: msg`Phone numbers, e-mail addresses, links and user names are not accepted in the text. They are shared when a proposal has been accepted.`,
      },
      {
        heading: msg`Writing for a daughter, son, sister or brother?`,
        text: msg`Say who you are in the first sentence, speak of them as they would wish, and let them read it before you send it.`,
      },
    ],
    examples: [
      {
        label: msg`Written for oneself, by a woman of 27`,
        text: msg`Assalamu alaikum. I am a physiotherapist and work at a children’s clinic four days a week; the fifth is for my grandmother, who taught me to read Quran and still corrects me. I pray, I wear hijab, and I am slowly learning Arabic so that I understand what I recite. I like long walks, strong tea and people who keep their word. I hope for a home where we laugh, where salah has its place and where both families feel welcome.`,
      },
      {
        label: msg`Written for oneself, by a man of 34 who was married before`,
        text: msg`I am an electrician with my own small business, the eldest of four. I was married for three years; it ended without bitterness and there are no children. I would rather tell you that at once. I go to the masjid for Fajr and Isha, fish on Saturdays when the weather allows, and cook better than my brothers admit. I am looking for someone kind and straightforward who wants to build a calm family life.`,
      },
      {
        label: msg`Written by a father`,
        text: msg`I am writing for my daughter, with her knowledge; she has read these lines and crossed out two of my compliments. She is 25, completed her degree in pharmacy last year and works in a hospital. At home she is the one who settles everybody’s quarrels. She is regular in her prayers, fond of poetry and impatient with gossip. We are a middle-class family and ask for neither wealth nor dowry: a man of good character, who prays and who will let her continue her work if she wishes.`,
      },
      {
        label: msg`Written by a sister`,
        text: msg`My brother would write two lines about himself, so I am doing it for him. He is 29, a civil engineer, and the first person any of us calls when something breaks. He is quiet in company and very funny at home. He leads taraweeh at our small prayer hall in Ramadan and visits our widowed aunt every Friday. He hopes to marry someone who is at ease with herself, cares about her deen and would not mind living near our parents.`,
      },
    ],
  },
  {
    id: 'preferences',
    heading: msg`Setting Your Preferences`,
    intro: msg`Your For You list is made from these answers, and from the answers of those who might be looking for you. With few firm wishes, the list finds more people for you.`,
    tips: [
      {
        heading: msg`Decide what is firm.`,
        text: msg`Age, marital status and country decide who comes first in For You. Choose every marital status and every country you would truly consider, and no other.`,
      },
      {
        heading: msg`Leave the age a little room.`,
        text: msg`Two years more on either side often make the difference. When few people fit, For You looks a little beyond the range by itself and says so.`,
      },
      {
        heading: msg`States and cities are only wishes.`,
        text: msg`They move someone up the list and keep nobody out. Separate cities by commas, and leave them empty if you would move, or they would.`,
      },
      {
        heading: msg`Education and occupation: name a few, or none.`,
        text: msg`Separate them by commas. Leave the field empty if you have no wish; it then says “Any”.`,
      },
      {
        heading: msg`Use the free text for what no list can ask.`,
        text: msg`Living with parents, wearing niqab or not, children from an earlier marriage, moving abroad. Say it kindly, as something you hope for.`,
      },
      {
        heading: msg`Talk it over at home.`,
        text: msg`If your family will have a say later, let them have it now. And look at your preferences again after a month: you may have learned something.`,
      },
    ],
    examples: [
      {
        label: msg`For oneself, open to moving`,
        text: msg`Ages 26 to 34, unmarried or divorced, in the United Kingdom, the United Arab Emirates or Malaysia, education and occupation “Any”. In my own words: I would gladly move for the right person. What matters to me is that he prays, is gentle in disagreement and is good to his mother.`,
      },
      {
        label: msg`For oneself, with children`,
        text: msg`Ages 30 to 42, divorced or widowed, in South Africa. In my own words: I have two daughters of seven and nine who live with me. I am looking for someone who sees them as a blessing and is ready to take time before deciding.`,
      },
      {
        label: msg`Written by a father for his son`,
        text: msg`Ages 21 to 27, unmarried, in India, states Telangana and Karnataka. In our words: we hope for a girl from a family that values both deen and learning. She is welcome to study further or to work. The young couple would have their own floor in our house.`,
      },
      {
        label: msg`Written by a sister for her brother`,
        text: msg`Ages 24 to 31, unmarried, in Canada or the United States, education: bachelor’s degree, master’s degree. In my words: he needs someone who will talk to him until he answers. Hijab matters to him; which language you grew up with does not.`,
      },
    ],
  },
];
