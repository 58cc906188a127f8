import { msg } from '@lingui/core/macro';
import type { LegalText } from './legal-text.ts';

export const termsOfService: LegalText = {
  title: msg`Terms of Service`,
  lastChanged: '2026-11-24',
  intro: msg`By signing in you agree to these terms. They are short and meant to be read.`,
  sections: [
    {
      id: 'what-this-is',
      heading: msg`What Mithaq is`,
      operator: msg({
        message:
          'These terms are between you and {operator}, who runs Mithaq at this address. Write to {email} if anything in them is unclear.',
      }),
      paragraphs: [
        msg`Mithaq helps Muslims who seek marriage, and their families, to find one another by what they write. It is not a marriage bureau, it does not arrange or conduct marriages, and it gives no religious or legal advice.`,
      ],
    },
    {
      id: 'who-may-join',
      heading: msg`Who may join`,
      bullets: [
        msg`You are at least 18 years old, and so is the person the profile is about.`,
        msg`The profile is about someone who sincerely seeks marriage and is free to marry under their religion and the law that applies to them.`,
        msg`You use one account for one person. Each phone number can belong to one account only.`,
        msg`If you fill in a profile for a daughter, son, sister, brother or someone in your care, you have their consent, and you say so by choosing who created the profile.`,
      ],
    },
    {
      id: 'be-truthful',
      heading: msg`Be truthful`,
      paragraphs: [
        msg`What you write about age, marital status, education and everything else has to be true and kept up to date. A marriage built on a hidden fact harms two families.`,
      ],
    },
    {
      id: 'be-courteous',
      heading: msg`Be courteous`,
      bullets: [
        msg`Write to be read by someone’s daughter, son, mother or father. Nothing indecent, insulting or threatening.`,
        msg`No phone numbers, e-mail addresses, links or user names in the texts of a profile. They are refused: contact is shared by consent, after a proposal is accepted.`,
        msg`What you learn about a member stays between you and your family. Do not copy, publish or pass it on.`,
        msg`Do not collect profiles, by hand or by program, and do not use the service to sell, recruit or preach to its members. There are limits on how many profiles can be opened and how many proposals can be sent.`,
        msg`Do not ask members for money, and do not send any.`,
      ],
    },
    {
      id: 'proposals',
      heading: msg`Proposals`,
      bullets: [
        msg`Proposals go between a man and a woman. Profiles of one’s own gender are not shown.`,
        msg`A proposal can be taken back until it is answered, and you can send one to the same person only once. Between two people there is at most one open proposal.`,
        msg`The receiver is free to accept or decline, without giving a reason. Please do not press anyone for an answer.`,
        msg`When a proposal is accepted, each of you can see the other’s e-mail address and phone number, or those of the guardian whom the other has named and chosen to show. By sending or accepting a proposal you agree to that.`,
        msg`Each change of status is final. After acceptance either of you can mark Not Compatible or Marriage Fixed. Of a marriage that the other marked as fixed you are asked, and can say within 14 days that it is not so.`,
        msg`Marriage Fixed takes both of you out of the lists. The nikah itself, its conditions and its registration are matters for you, your families and the law of your country.`,
      ],
    },
    {
      id: 'what-verification-means',
      heading: msg`What verification means, and what it does not`,
      paragraphs: [
        msg`Verified means that a code sent to a phone number was entered correctly. Nobody checks names, papers or intentions. Before you decide, meet with your families, ask people who know the other person, and take the time you need.`,
      ],
    },
    {
      id: 'your-texts',
      heading: msg`Your texts`,
      paragraphs: [
        msg`What you write remains yours. You allow this service to store it and to show it to the members described in the Privacy Policy, for as long as it is stored here.`,
      ],
    },
    {
      id: 'ending',
      heading: msg`Ending`,
      paragraphs: [
        msg`You can stop using Mithaq whenever you like, and delete your account in the settings. Whoever runs this copy may suspend an account that breaks these terms.`,
      ],
    },
    {
      id: 'no-warranty',
      heading: msg`No promise of success`,
      paragraphs: [
        msg`The service is offered as it is. Nobody can promise that you will find a spouse here, that what others write is true, or that the service will always be available. Nothing in these terms takes away rights that the law of your country gives you.`,
      ],
    },
    {
      id: 'changes',
      heading: msg`Changes`,
      paragraphs: [
        msg`When these terms change, the date at the top changes. If you do not agree with the new terms, please stop using the service.`,
      ],
    },
  ],
};
