import type { Landing } from './content-schema.ts';

// Every sentence of the privacy part is a promise the server keeps (docs/privacy.md says where).
export const landing: Landing = {
  hero: {
    heading: 'A marriage begins with a covenant, not a photo.',
    text: 'Mithaq is a quiet place for Muslims who wish to marry, and for the families who help them. You read one another’s words, and when both of you are ready, you talk.',
    learnMore: 'Learn More',
  },
  features: {
    heading: 'Features',
    items: [
      {
        heading: 'Words instead of photos',
        text: 'A profile is something to be read: who someone is, how they live their faith, what they hope for.',
      },
      {
        heading: 'A list made from your preferences',
        text: 'For You brings forward people who fit what you asked for and who are looking for someone like you. The Feed shows everyone who is open to proposals, newest first.',
      },
      {
        heading: 'Family is welcome',
        text: 'A mother, father, brother, sister or guardian may write the profile, and it says who did.',
      },
      {
        heading: 'Proposals with weight',
        text: 'One clear question, one clear answer. A proposal is sent once and answered once.',
      },
      {
        heading: 'Verified by phone',
        text: 'Everyone you meet here has confirmed a phone number before seeing a single profile.',
      },
      {
        heading: 'Duas and guidance',
        text: 'Nikah Insights gathers supplications, hadith and two stories for the time before a marriage and after.',
      },
    ],
  },
  privacy: {
    heading: 'Privacy',
    intro: 'What is entrusted here is an amanah. This is what we do with it.',
    promises: [
      {
        heading: 'No photos, anywhere',
        text: 'There is no place to upload one. The picture of your Google account is shown to you alone.',
      },
      {
        heading: 'Contact by consent',
        text: 'Your phone number and e-mail address are shown to another member only after a proposal between the two of you has been accepted. Every look at them is recorded.',
      },
      {
        heading: 'Your name, in its time',
        text: 'Members see your first name and your age, not your day of birth. Your full name is shown only once one of you has sent the other a proposal.',
      },
      {
        heading: 'Seen only by those it concerns',
        text: 'Profiles are shown only to members of the opposite gender with a completed profile and a verified phone number, never to visitors.',
      },
      {
        heading: 'No advertising, no tracking',
        text: 'There are no advertisements and no analytics, ours or other companies’. Our cookies serve signing in and nothing else. One outside check exists: Google’s reCAPTCHA, while you verify your phone.',
      },
    ],
  },
  marriageInIslam: {
    heading: 'Marriage in Islam',
    text: 'The Quran speaks of marriage as a sign to reflect on, and of two people made from a single soul.',
  },
  beautyOfNikah: {
    heading: 'Beauty of Nikah',
    text: 'Rest, kindness, protection: words the Quran uses for what husband and wife are to each other.',
  },
  howItWorks: {
    heading: 'How it Works',
    steps: [
      { heading: 'Sign in', text: 'With your Google account. There is no other password to keep.' },
      {
        heading: 'Write your profile and verify your phone',
        text: 'Say who you are and whom you hope to meet, then confirm your number with a six-digit code.',
      },
      {
        heading: 'Read, and send a proposal',
        text: 'Take your time with For You and the Feed. When someone’s words stay with you, send a proposal.',
      },
      {
        heading: 'Talk, with your families',
        text: 'Once a proposal is accepted you both see each other’s phone number and e-mail address, and go on from there.',
      },
    ],
  },
  faqHeading: 'Frequently asked questions',
  finalCall: {
    heading: 'Begin with bismillah.',
    text: 'Write a few honest lines about yourself. That is all it takes to start.',
  },
};
