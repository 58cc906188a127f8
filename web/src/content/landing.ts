import { msg } from '@lingui/core/macro';
import type { Landing } from './content-schema.ts';

// Every sentence of the privacy part is a promise; pledge.test.ts names the rules that keep it.
export const landing: Landing = {
  hero: {
    heading: msg`A marriage begins with a covenant, not a photo.`,
    text: msg`Mithaq is a quiet place for Muslims who wish to marry, and for the families who help them. You read one another’s words, and when both of you are ready, you talk.`,
    cost: msg`It costs nothing.`,
    learnMore: msg`Learn More`,
  },
  specimen: {
    name: msg`Hafsa`,
    facts: msg`26 years · Lucknow, India · Written by her mother`,
    text: msg`Hafsa teaches mathematics at a girls’ school. After Maghrib we all read together, one page each; she chooses the book. She laughs easily and keeps her prayers. We hope for a home with patience, laughter and salah on time.`,
    caption: msg`An invented profile, as members read one.`,
  },
  features: {
    heading: msg`Features`,
    items: [
      {
        heading: msg`Words instead of photos`,
        text: msg`A profile is something to be read: who someone is, how they live their faith, what they hope for.`,
      },
      {
        heading: msg`A list made from your preferences`,
        text: msg`For You shows people who fit what you asked for and who are looking for someone like you. The Feed shows everyone who is open to proposals, newest first.`,
      },
      {
        heading: msg`Family is welcome`,
        text: msg`A mother, father, brother, sister or guardian may write the profile, and it says who did.`,
      },
      {
        heading: msg`Proposals are taken seriously`,
        text: msg`One clear question, one clear answer. A proposal is sent once and answered once.`,
      },
      {
        heading: msg`Verified by phone`,
        text: msg`Everyone you meet here has confirmed a phone number before seeing a single profile.`,
      },
      {
        heading: msg`Duas and guidance`,
        text: msg`Nikah Insights gathers supplications, hadith and two stories for the time before a marriage and after.`,
      },
    ],
  },
  privacy: {
    heading: msg`Privacy`,
    intro: msg`What is entrusted here is an amanah. This is what we do with it.`,
    promises: [
      {
        heading: msg`No photos, anywhere`,
        sentences: [
          { id: 'no-place-for-photos', text: msg`There is no place to upload one.` },
          { id: 'own-picture', text: msg`The picture of your Google account is shown to you alone.` },
        ],
      },
      {
        heading: msg`Contact by consent`,
        sentences: [
          {
            id: 'contact-by-consent',
            text: msg`Your phone number and e-mail address are shown to another member only after a proposal between the two of you has been accepted.`,
          },
          { id: 'looks-recorded', text: msg`Each time someone opens them, it is recorded.` },
        ],
      },
      {
        heading: msg`Your full name comes later`,
        sentences: [
          { id: 'first-name-and-age', text: msg`Members see your first name and your age, not your day of birth.` },
          {
            id: 'full-name-in-time',
            text: msg`Your full name is shown only once one of you has sent the other a proposal.`,
          },
        ],
      },
      {
        heading: msg`Seen only by those it concerns`,
        sentences: [
          {
            id: 'seen-by-whom',
            text: msg`Profiles are shown only to members of the opposite gender with a completed profile and a verified phone number, never to visitors.`,
          },
        ],
      },
      {
        heading: msg`No advertising, no tracking`,
        sentences: [
          { id: 'no-tracking', text: msg`There are no advertisements and no analytics, ours or other companies’.` },
          { id: 'cookies', text: msg`Cookies are used for signing in and for your language, and for nothing else.` },
          {
            id: 'from-elsewhere',
            text: msg`Pages load nothing from other sites except two things from Google: your own picture, and the check of your phone while you verify it.`,
          },
        ],
      },
    ],
  },
  marriageInIslam: {
    heading: msg`Marriage in Islam`,
    text: msg`The Quran speaks of marriage as a sign to reflect on, and of two people made from a single soul.`,
  },
  beautyOfNikah: {
    heading: msg`Beauty of Nikah`,
    text: msg`Rest, kindness, protection: words the Quran uses for what husband and wife are to each other.`,
  },
  howItWorks: {
    heading: msg`How it Works`,
    steps: [
      { heading: msg`Sign in`, text: msg`With your Google account. There is no other password to keep.` },
      {
        heading: msg`Write your profile and verify your phone`,
        text: msg`Say who you are and whom you hope to meet, then confirm your number with a six-digit code.`,
      },
      {
        heading: msg`Read, and send a proposal`,
        text: msg`Take your time with For You and the Feed. When you think that someone may be right for you, send a proposal.`,
      },
      {
        heading: msg`Talk, with your families`,
        text: msg`Once a proposal is accepted you both see each other’s phone number and e-mail address, and go on from there.`,
      },
    ],
  },
  faqHeading: msg`Frequently asked questions`,
  finalCall: {
    heading: msg`Begin with bismillah.`,
    text: msg`Write a few honest lines about yourself. That is all it takes to start.`,
  },
};
