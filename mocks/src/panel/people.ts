import { demoAccounts, members } from '@mithaq/openapi/examples/members.ts';
import { isMarriageFixed, isMember, proposalsOf, type State, type User } from '../state.ts';
import type { Account } from '../storage-keys.ts';

/** People outside of the demo community. */
const others: Readonly<Record<string, string>> = {
  visitor: 'nobody is signed in',
  'new-account': 'signed in, without a profile',
  moderator: 'reads reports, without a profile',
};

const isLead = (key: string) => demoAccounts.includes(key);
const keys = members.map(({ key }) => key);

/** The people in the panel; those that are useful at the beginning come first. */
export const people: readonly string[] = [
  ...Object.keys(others),
  ...keys.filter(isLead),
  ...keys.filter((key) => !isLead(key)),
];

/** The name of a person, with a word about their state. */
export function describePerson({ users, ...state }: State, person: string): string {
  if (others[person]) return `${person}: ${others[person]}`;
  const { userId, name } = members.find(({ key }) => key === person)!; // one of `people`
  const user = users.find(({ id }) => id === userId);
  return `${name}: ${user ? stateOf({ users, ...state }, user) : 'account deleted'}`;
}

function stateOf(state: State, user: User): string {
  if (user.suspension) return 'suspended';
  if (!isMember(user)) return 'without a profile';
  const gender = user.profile.gender === 'MALE' ? 'man' : 'woman';
  if (!user.profile.isVerified) return `${gender}, phone not verified`;
  const proposals = proposalsOf(state, user);
  const count = (status: string, side: 'sender' | 'receiver') =>
    proposals.filter((proposal) => proposal.status === status && proposal[side] === user.id).length;
  const facts: [number, string][] = [
    [Number(isMarriageFixed(state, user)), 'marriage fixed'],
    [Number(user.isPaused), 'paused'],
    [count('PENDING', 'receiver'), 'to answer'],
    [count('PENDING', 'sender'), 'sent'],
    [count('ACCEPTED', 'receiver') + count('ACCEPTED', 'sender'), 'accepted'],
  ];
  const words = facts
    .filter(([number]) => number > 0)
    .map(([number, word]) => (/fixed|paused/.test(word) ? word : `${number} ${word}`));
  return [gender, ...(words.length > 0 ? words : ['no open proposals'])].join(', ');
}

const newAccount = /^new-account-\w+@example\.test$/;

/** The account of a person; null for a visitor. An existing account of this person is used. */
export function accountOf(person: string, { current }: { current: Account | null }): Account | null {
  if (person === 'visitor') return null;
  if (person === 'moderator') return { email: moderatorEmail, name: 'Moderator' };
  if (person !== 'new-account') {
    const { email, name } = members.find(({ key }) => key === person)!; // one of `people`
    return { email, name };
  }
  if (current && newAccount.test(current.email)) return current;
  return { email: `new-account-${Date.now().toString(36)}@example.test`, name: 'New Account' };
}

/** The e-mail address of the moderator in `npm run dev`. */
export const moderatorEmail = 'moderator@example.test';

/** The person of an account; undefined for one that was typed on the sign-in page. */
export function personOf(account: Account | null): string | undefined {
  if (!account) return 'visitor';
  if (newAccount.test(account.email)) return 'new-account';
  if (account.email === moderatorEmail) return 'moderator';
  return members.find(({ email }) => email === account.email)?.key;
}
