/** One rule of how Mithaq speaks, why, and what it sounds like. */
interface Rule {
  readonly rule: string;
  readonly why: string;
  readonly pairs: readonly { readonly say: string; readonly not: string }[];
}

/** Shown on the Foundations page. */
export const voice: readonly Rule[] = [
  {
    rule: 'Say what happened, and what to do next',
    why: 'An error is read by someone who wanted something. Tell them how to get it; leave out how we feel about it.',
    pairs: [
      { say: 'The code has run out. Ask for a new one.', not: 'Oops! Something’s off.' },
      { say: 'You are offline. What you typed is kept on this device.', not: 'Network error (ERR_CONNECTION).' },
      { say: 'Please select exactly 3 tags', not: 'Invalid input.' },
    ],
  },
  {
    rule: 'Slow down where it is weighty',
    why: 'A proposal is asked about once, and the sentence says what will follow. The rest of the product never asks twice.',
    pairs: [
      { say: 'Once sent, you’ll need to wait for their response.', not: 'Go for it!' },
      { say: 'This action cannot be undone.', not: 'Are you really, really sure?' },
    ],
  },
  {
    rule: 'No hurry, no guilt, no flattery',
    why: 'Nobody is told that others are looking, that time runs, or that they did great. Trust grows where nothing pulls.',
    pairs: [
      { say: 'No proposals sent yet.', not: 'Still single? Send your first proposal today!' },
      { say: 'Proposal sent successfully', not: 'Woohoo! 3 people viewed you while you waited.' },
      { say: 'This proposal has been declined.', not: 'Better luck next time!' },
    ],
  },
  {
    rule: 'Never playful about marriage',
    why: 'It is a solemn covenant (4:21). Someone reads these words on behalf of a daughter.',
    pairs: [
      { say: 'Both of you fit each other’s wishes: age, Hyderabad, Hanafi', not: 'It’s a match! 97 %' },
      { say: 'Alhamdulillah, Marriage Fixed', not: 'You scored!' },
    ],
  },
  {
    rule: 'One word for one thing',
    why: 'A member has a profile and sends a proposal. A second word for it makes one look for a second thing.',
    pairs: [
      { say: 'Send Proposal', not: 'Send interest, request, like or wink' },
      { say: 'member, profile, proposal', not: 'user, listing, lead' },
    ],
  },
  {
    rule: 'Short words, whole sentences',
    why: 'Many read in their second or third language, or aloud to a parent. In Arabic and Urdu we keep the same plainness, and in Urdu always آپ.',
    pairs: [
      {
        say: 'Contact details are shared when both agree.',
        not: 'Upon mutual acceptance, contact information disclosure is enabled.',
      },
      { say: 'Verify Code', not: 'Authenticate' },
    ],
  },
  {
    rule: 'Never by colour or picture alone',
    why: 'A status is words on a tint. A seal is an ornament and carries no news. Icons stand beside words.',
    pairs: [{ say: 'Pending', not: 'a yellow dot' }],
  },
];
