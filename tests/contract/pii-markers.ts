import { contract } from '@mithaq/openapi/generated/openapi.ts';
import type { OperationId } from '@mithaq/openapi/handlers.ts';
import type { BackendResponse } from './backend.ts';

/**
 * The fields that only their owner receives: those that the contract marks with x-owner-only, also one added later. Without
 * `heldBack` and `nameBeforeAnswer`, whose values occur in any answer; held-texts.test.ts and full-names.test.ts ask for them.
 */
const withoutMarkers = new Set(['heldBack', 'nameBeforeAnswer']);
export const privateFields = new Set(
  Object.values(contract.components.schemas).flatMap(({ properties = {} }) =>
    Object.keys(properties).filter((name) => !withoutMarkers.has(name) && properties[name]!['x-owner-only']),
  ),
);

type Facts = Map<string, string>;

/** Operations that send the full name of the other party of a proposal, and those of the moderators. */
const withFullName = new Set<OperationId>([
  'getProfile',
  'listProposals',
  'getProposal',
  'sendProposal',
  'updateProposalStatus',
  'acceptProposal',
  'declineProposal',
  'takeBackProposal',
  'answerMarriage',
  'listBlocks',
  'blockMember',
  'listHiddenMembers',
  'hideMember',
  'listContactReads',
  'listModerationCases',
  'closeModerationCase',
  'suspendMember',
  'findMembers',
  'sendModeratorMessage',
  'liftSuspension',
  'listSuspendedMembers',
]);

/** Finds private facts of one member in responses to another. */
export function createPiiMarkers() {
  const everyone = new Map<string, Facts>();
  const factsOf = (userId: string): Facts => {
    const facts = everyone.get(userId) ?? new Map<string, string>();
    everyone.set(userId, facts);
    return facts;
  };

  /** Remembers the values of private fields that a user sent or received in any operation. */
  function learn(operationId: OperationId, userId: string | undefined, body: unknown): void {
    // The other party's details are not the reader's own.
    if (!userId || operationId === 'getContactInfo') return;
    for (const [field, value] of privateValues(body)) factsOf(userId).set(value, field);
    // Also the day that a member changes it to; another member may have the same.
    for (const [day = ''] of JSON.stringify(body)?.matchAll(birthday) ?? []) factsOf(userId).set(day, 'dateOfBirth');
  }

  return {
    /** Adds private facts by name; each value occurs nowhere else. */
    add(userId: string, facts: Record<string, string>): void {
      for (const [name, value] of Object.entries({ userId, ...facts })) factsOf(userId).set(value, name);
    },
    learn,
    /** From now on the value belongs to another account: the first one was deleted. */
    handOver(value: string): void {
      for (const facts of everyone.values()) facts.delete(value);
    },
    /** The private facts of others in a response to this user. */
    foundIn(operationId: OperationId, { status, body }: BackendResponse, userId: string | undefined): string[] {
      const text = JSON.stringify(body) ?? '';
      const own = userId === undefined ? undefined : everyone.get(userId);
      const allowed = new Set<string>([
        ...(operationId === 'getContactInfo' && status === 200 ? ['email', 'phoneNumber'] : []),
        ...(withFullName.has(operationId) ? ['lastName'] : []),
      ]);
      const found: string[] = [];
      for (const facts of everyone.values()) {
        if (facts === own) continue;
        for (const [value, fact] of facts) {
          // Nearly all of thousands end here.
          if (!text.includes(value)) continue;
          const isAllowed = value === '' || allowed.has(fact) || isShared(value, own);
          if (isAllowed || (operationId === 'listModerationAudit' && isModerators(value))) continue;
          found.push(`${operationId} sends the ${fact} ${value} of another member`);
        }
      }
      return found;
    },
  };
}

/** The audit log names moderators by the address that the operator chose; the test client gives them these. */
const isModerators = (value: string) => /^moderator-\d+@example\.test$/.test(value);

/** A date of birth in full: others see every birthday as 1 January. */
const birthday = /(?<="dateOfBirth":")\d{4}-(?!01-01)\d\d-\d\d(?=")/g;

/** Two members may share a birthday; others see every birthday as 1 January. */
function isShared(value: string, own: Facts | undefined): boolean {
  return own?.has(value) === true || value.endsWith('-01-01');
}

/** The name and the text of every value in a private field that is long enough to be searched for. */
export function privateValues(body: unknown): [string, string][] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) => {
    if (!privateFields.has(name)) return privateValues(value);
    return leaves(value)
      .filter((text) => text.length >= 6)
      .map((text): [string, string] => [name, text]);
  });
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}
