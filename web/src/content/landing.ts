import { msg } from '@lingui/core/macro';
import type { Landing } from './content-schema.ts';

export const landing: Landing = {
  hero: {
    heading: msg`A marriage begins with a covenant, not a photo.`,
    text: msg`Mithaq is a quiet place for Muslims who wish to marry, and for the families who help them. You read one another’s words, and when both of you are ready, you talk.`,
    cost: msg`It costs nothing.`,
    learnMore: msg`Learn More`,
  },
  specimen: {
    name: msg`Hafsa`,
    facts: msg`26 years · Lucknow, India`,
    author: msg`Written by her mother`,
    text: msg`Hafsa teaches mathematics at a girls’ school. After Maghrib we all read together, one page each; she chooses the book. She laughs easily and keeps her prayers. We hope for a home with patience, laughter and salah on time.`,
    caption: msg`An invented profile, as members read one.`,
  },
  features: {
    heading: msg`Features`,
    items: [
      {
        heading: msg`Words instead of photos`,
        text: msg`Who someone is, how they live their faith, what they hope for.`,
      },
      {
        heading: msg`A list made from your preferences`,
        text: msg`People who fit what you asked for, and who look for someone like you.`,
      },
      {
        heading: msg`Family is welcome`,
        text: msg`A parent, brother, sister or guardian may write the profile, with the person’s consent, and it says who did.`,
      },
      {
        heading: msg`Proposals are taken seriously`,
        text: msg`One clear question, one clear answer.`,
      },
    ],
  },
  privacy: {
    heading: msg`Privacy`,
    intro: msg`What is entrusted here is an amanah. This is what we do with it.`,
    promises: [
      { heading: msg`No photos, anywhere.`, text: msg`There is no place to upload one.` },
      {
        heading: msg`Contact by consent.`,
        text: msg`Your phone number and e-mail address are shown to another member only after a proposal between the two of you has been accepted.`,
      },
      {
        heading: msg`Your full name comes later.`,
        text: msg`Members see your first name and your age, not your day of birth. Somebody to whom you propose reads your full name; somebody who proposes to you reads it at once, or only after your yes, as you choose.`,
      },
      {
        heading: msg`Seen only by those it concerns.`,
        text: msg`Profiles are shown only to members of the opposite gender with a completed profile and a verified phone number, and by a link to their family if you allow it.`,
      },
      {
        heading: msg`No advertising, no tracking.`,
        text: msg`There are no advertisements and no analytics, ours or other companies’.`,
      },
    ],
  },
  marriageInIslam: { heading: msg`Marriage in Islam` },
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
        text: msg`Take your time. When you think that someone may be right for you, send a proposal.`,
      },
      {
        heading: msg`Talk, with your families`,
        text: msg`Once a proposal is accepted, you see each other’s phone number and e-mail address.`,
      },
    ],
  },
  faqHeading: msg`Frequently asked questions`,
  finalCall: {
    heading: msg`Begin with bismillah.`,
    text: msg`Write a few honest lines about yourself. That is all it takes to start.`,
  },
};
