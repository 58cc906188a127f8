import type {
  ContactInfo,
  Guardian,
  GuardianInput,
  ProposalStatus,
  SharedContact,
} from '../generated/hooks/model/index.ts';
import { present } from './pick.ts';
import { invalidValue, type RuleProblem } from './problems.ts';
import { isContactShared } from './proposal.ts';

/** A guardian as a backend stores one: with null for a way to reach them that is not set. */
export type StoredGuardian = Pick<Guardian, 'name' | 'relation' | 'shares'> &
  Partial<Record<'phoneNumber' | 'email', string | null>>;

/** What a field of a request says that breaks a rule here. */
export const guardianMessages = {
  unreachable: 'Please enter a phone number or an e-mail address',
  unnamed: 'Please name a guardian in the settings first',
  notAccepting: 'This is chosen when a proposal is accepted',
};

/** The guardian that a request names. */
export function toGuardian({ name, relation, phoneNumber, email, shares }: GuardianInput): StoredGuardian {
  return { name, relation, phoneNumber: phoneNumber ?? null, email: email ?? null, shares };
}

/** The problem of a guardian whom nobody can reach, or null. */
export function guardianProblem({ phoneNumber, email }: StoredGuardian): RuleProblem | null {
  return !phoneNumber && !email ? invalidValue('/phoneNumber', guardianMessages.unreachable, 'required') : null;
}

/** The guardian as the member who named them sees them. */
export function toOwnGuardian({ name, relation, phoneNumber, email, shares }: StoredGuardian): Guardian {
  return present({ name, relation, phoneNumber, email, shares });
}

/**
 * Which contact details a member shares through a proposal: what was chosen for it, else what was chosen with the guardian, and the
 * own ones without a guardian.
 */
export function sharedContact(chosen: SharedContact | null, guardian: Pick<Guardian, 'shares'> | null): SharedContact {
  return guardian ? (chosen ?? guardian.shares) : 'OWN';
}

/** A choice for a proposal that gets this status. A guardian who is not named is never replaced by the member in silence. */
export function acceptanceProblem(
  shares: SharedContact | undefined,
  to: ProposalStatus,
  hasGuardian: boolean,
): RuleProblem | null {
  if (shares === undefined) return null;
  if (to !== 'ACCEPTED') return invalidValue('/shares', guardianMessages.notAccepting);
  return unnamedProblem(shares, hasGuardian);
}

/** Whether a member may choose so for a proposal of this status: the problem, or null when they may. */
export function decideSharedContact(facts: {
  shares: SharedContact;
  status: ProposalStatus;
  hasGuardian: boolean;
}): RuleProblem | null {
  if (!isContactShared(facts.status)) return { code: 'contact-not-shared' };
  return unnamedProblem(facts.shares, facts.hasGuardian);
}

function unnamedProblem(shares: SharedContact, hasGuardian: boolean): RuleProblem | null {
  return shares !== 'OWN' && !hasGuardian ? invalidValue('/shares', guardianMessages.unnamed) : null;
}

type ContactFacts = {
  own: { email: string; phoneNumber: string };
  guardian: StoredGuardian | null;
  /** What the member chose for this proposal. */
  chosen: SharedContact | null;
};

/** The contact details of a member as the other party of a proposal gets them. */
export function toContactInfo({ own, guardian, chosen }: ContactFacts): ContactInfo {
  const shares = sharedContact(chosen, guardian);
  if (!guardian || shares === 'OWN') return own;
  const { name, relation, phoneNumber, email } = guardian;
  const shared = present({ name, relation, phoneNumber, email }) as NonNullable<ContactInfo['guardian']>; // only null is left out
  return shares === 'BOTH' ? { ...own, guardian: shared } : { guardian: shared };
}
