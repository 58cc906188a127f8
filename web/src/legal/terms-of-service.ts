import type { LegalText } from './legal-text.ts';

export const termsOfService: LegalText = {
  title: 'Terms of Service',
  lastChanged: '2026-11-21',
  intro: 'By signing in you agree to these terms. They are short and meant to be read.',
  sections: [
    {
      id: 'what-this-is',
      heading: 'What Mithaq is',
      paragraphs: [
        'Mithaq helps Muslims who seek marriage, and their families, to find one another by what they write. It is not a marriage bureau, it does not arrange or conduct marriages, and it gives no religious or legal advice.',
        'The software can be run by different people. These terms are between you and whoever runs the copy at this address. The Privacy Policy says how to find out who that is.',
      ],
    },
    {
      id: 'who-may-join',
      heading: 'Who may join',
      bullets: [
        'You are at least 18 years old, and so is the person the profile is about.',
        'The profile is about someone who sincerely seeks marriage and is free to marry under their religion and the law that applies to them.',
        'You use one account for one person. Each phone number can belong to one account only.',
        'If you fill in a profile for a daughter, son, sister, brother or someone in your care, you have their consent, and you say so by choosing who created the profile.',
      ],
    },
    {
      id: 'be-truthful',
      heading: 'Be truthful',
      paragraphs: [
        'What you write about age, marital status, education and everything else has to be true and kept up to date. A marriage built on a hidden fact harms two families.',
      ],
    },
    {
      id: 'be-courteous',
      heading: 'Be courteous',
      bullets: [
        'Write to be read by someone’s daughter, son, mother or father. Nothing indecent, insulting or threatening.',
        'No phone numbers, e-mail addresses, links or user names in the texts of a profile. They are refused: contact is shared by consent, after a proposal is accepted.',
        'What you learn about a member stays between you and your family. Do not copy, publish or pass it on.',
        'Do not collect profiles, by hand or by program, and do not use the service to sell, recruit or preach to its members. There are limits on how many profiles can be opened and how many proposals can be sent.',
        'Do not ask members for money, and do not send any.',
      ],
    },
    {
      id: 'proposals',
      heading: 'Proposals',
      bullets: [
        'Proposals go between a man and a woman. Profiles of one’s own gender are not shown.',
        'A proposal cannot be withdrawn, and you can send one to the same person only once. Between two people there is at most one open proposal.',
        'The receiver is free to accept or decline, without giving a reason. Please do not press anyone for an answer.',
        'When a proposal is accepted, each of you can see the other’s e-mail address and phone number. By sending or accepting a proposal you agree to that.',
        'Each change of status is final. After acceptance either of you can mark Not Compatible or Marriage Fixed.',
        'Marriage Fixed takes both of you out of the lists. The nikah itself, its conditions and its registration are matters for you, your families and the law of your country.',
      ],
    },
    {
      id: 'what-verification-means',
      heading: 'What verification means, and what it does not',
      paragraphs: [
        'Verified means that a code sent to a phone number was entered correctly. Nobody checks names, papers or intentions. Before you decide, meet with your families, ask people who know the other person, and take the time you need.',
      ],
    },
    {
      id: 'your-texts',
      heading: 'Your texts',
      paragraphs: [
        'What you write remains yours. You allow this service to store it and to show it to the members described in the Privacy Policy, for as long as it is stored here.',
      ],
    },
    {
      id: 'ending',
      heading: 'Ending',
      paragraphs: [
        'You can stop using Mithaq whenever you like, and ask whoever runs this copy to delete your account. They may close an account that breaks these terms.',
      ],
    },
    {
      id: 'no-warranty',
      heading: 'No promise of success',
      paragraphs: [
        'The service is offered as it is. Nobody can promise that you will find a spouse here, that what others write is true, or that the service will always be available. Nothing in these terms takes away rights that the law of your country gives you.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      paragraphs: ['When these terms change, the date at the top changes. If you do not agree with the new terms, please stop using the service.'],
    },
  ],
};
