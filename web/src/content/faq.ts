import { msg } from '@lingui/core/macro';
import type { Faq } from './content-schema.ts';

/** The questions of the landing page, which the guide has too. */
export const faq: Faq[] = [
  {
    question: msg`How are members verified?`,
    answer: msg`By phone. Before anyone can see profiles or send a proposal, a code is sent to their number and has to be entered. It shows that the number is theirs; it does not check their name or what they write, so please get to know one another with your families.`,
  },
  {
    question: msg`Do I need a photo?`,
    answer: msg`No. Photos are neither required nor shown, and there is no place to upload one. If your Google account has a picture, only you see it. Each member has a small geometric seal instead.`,
  },
  {
    question: msg`How is the For You list made?`,
    answer: msg`It is curated from your preferences: age, marital status and country first, then state, city, school of thought, education and occupation. It looks for people whose preferences you fit as well. The Feed shows every eligible member, newest first.`,
  },
  {
    question: msg`Who can see my profile?`,
    answer: msg`Signed-in members of the opposite gender who have completed a profile and verified a phone number. They see your first name, your age, where you live and what you wrote. Your full name is shown only once one of you has sent the other a proposal and, if you choose so, to somebody who proposes to you only once you accept. If you allow it, they can show the profile with your first name to their family by a link that ends after seven days.`,
  },
  {
    question: msg`What happens when I send a proposal?`,
    answer: msg`The other person finds it under Received and can accept or decline. You can take it back until it is answered, but you can send a proposal to the same person only once, so take your time. If it is accepted, you both see each other’s contact details.`,
  },
  {
    question: msg`What if we find that it does not fit?`,
    answer: msg`After a proposal has been accepted either of you can mark it Not Compatible, and contact details are no longer shown. If you agree to marry, one of you marks it Marriage Fixed, and both of you leave the lists. The other one is asked, and can still say that it is not so.`,
  },
  {
    question: msg`Who runs Mithaq, and how do I write to them?`,
    answer: msg({
      message:
        '{operator} runs Mithaq at this address. Questions, complaints and ideas are welcome at {email}. Mithaq is software that different people and groups can run for their community.',
    }),
    namesOperator: true,
  },
  {
    question: msg`Why do I sign in with Google?`,
    answer: msg`So that there is no password to remember or to lose. Mithaq learns your name, e-mail address and picture from Google, and never sees your Google password.`,
  },
];

/** Questions that the landing page answers outside its FAQ; only the guide has them. */
export const guideQuestions: Faq[] = [
  {
    question: msg`When are my phone number and e-mail address shared?`,
    answer: msg`Only once a proposal between you and another member has been accepted, and only with that member. Each time someone opens contact details, it is recorded.`,
  },
  {
    question: msg`I have a new phone number. What do I do?`,
    answer: msg`In Settings, under My account, choose Change number: a code is sent to the new number. Until you enter it, your present number stays; then members whose proposal is accepted see the new one. You do not need the old number any more.`,
  },
  {
    question: msg`Can a parent or relative fill in the profile?`,
    answer: msg`Yes. A mother, father, brother, sister or guardian can create it, and the profile says so. Please do it with the knowledge and consent of the person it is about.`,
  },
  {
    question: msg`Can others speak to a guardian first?`,
    answer: msg`Yes. In Settings, under My profile, you can name a guardian (wali) with a phone number or an e-mail address, and choose whose contact details the other side sees once a proposal is accepted.`,
  },
  {
    question: msg`Can I pause for a while?`,
    answer: msg`Yes, in Settings, under My profile. A paused profile is in no list, and nobody can send you a proposal. Members with whom there is a proposal still see it, and you can go on reading, sending and answering.`,
  },
  {
    question: msg`How do I hear that there is news?`,
    answer: msg`The bell at the top of each page shows all news. In Settings, under News, you can also choose mails, notifications on your device and quiet hours. A mail or a notification never says what it is or whom it is from.`,
  },
  {
    question: msg`Can I leave, and take my data with me?`,
    answer: msg`Yes. In Settings, under My account, you can download everything that Mithaq stores about you, and delete your account for good. Members with whom there was a proposal then read “This member has left”.`,
  },
  {
    question: msg`What does Mithaq cost?`,
    answer: msg`Nothing. Nobody pays for an account, a proposal or a better place in the lists, and there are no advertisements.`,
  },
];
