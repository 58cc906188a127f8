/** One rule for the texts of the product, its reason, and examples. */
interface WritingRule {
  readonly rule: string;
  readonly why: string;
  readonly examples: readonly { readonly write: string; readonly avoid: string }[];
}

/** Shown on the Foundations page. */
export const writingRules: readonly WritingRule[] = [
  {
    rule: 'Say what happened, and what to do next',
    why: 'The reader of an error message wanted to do something. Tell them how to do it.',
    examples: [
      { write: 'The code has expired. Request a new one.', avoid: 'Oops! Something’s off.' },
      { write: 'You are offline. What you typed is kept on this device.', avoid: 'Network error (ERR_CONNECTION).' },
      { write: 'Please select exactly 3 tags', avoid: 'Invalid input.' },
    ],
  },
  {
    rule: 'Ask before an action with consequences',
    why: 'Sending a proposal and changing its status are confirmed once, with a sentence that says what follows. Nothing else asks.',
    examples: [
      { write: 'Once sent, you’ll need to wait for their response.', avoid: 'Go for it!' },
      { write: 'This action cannot be undone.', avoid: 'Are you really, really sure?' },
    ],
  },
  {
    rule: 'No urgency, no guilt, no flattery',
    why: 'We do not say that others are looking, that time is short, or that someone did great.',
    examples: [
      { write: 'No proposals sent yet.', avoid: 'Still single? Send your first proposal today!' },
      { write: 'Proposal sent successfully', avoid: 'Woohoo! 3 people viewed you while you waited.' },
      { write: 'This proposal has been declined.', avoid: 'Better luck next time!' },
    ],
  },
  {
    rule: 'Never playful about marriage',
    why: 'Marriage is a solemn covenant (4:21), and parents read these texts for their children.',
    examples: [
      { write: 'Both of you fit each other’s wishes: age, Hyderabad, Hanafi', avoid: 'It’s a match! 97 %' },
      { write: 'Alhamdulillah, Marriage Fixed', avoid: 'You scored!' },
    ],
  },
  {
    rule: 'One term for one thing',
    why: 'A member has a profile and sends a proposal. A second term suggests a second thing.',
    examples: [
      { write: 'Send Proposal', avoid: 'Send interest, request, like or wink' },
      { write: 'member, profile, proposal', avoid: 'user, listing, lead' },
    ],
  },
  {
    rule: 'Short words, whole sentences',
    why: 'Many members read in their second or third language, or aloud to a parent. Arabic and Urdu are as plain as English, and Urdu always uses آپ.',
    examples: [
      {
        write: 'Contact details are shared when both agree.',
        avoid: 'Upon mutual acceptance, contact information disclosure is enabled.',
      },
      { write: 'Verify Code', avoid: 'Authenticate' },
    ],
  },
  {
    rule: 'Never a color or an icon alone',
    why: 'A status is a text on a color, and an icon has a text beside it (WCAG 1.4.1). A seal is decoration.',
    examples: [{ write: 'Pending', avoid: 'a yellow dot' }],
  },
];
