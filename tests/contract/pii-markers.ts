import type { OperationId } from '@mithaq/openapi/handlers.ts';
import type { SubjectResponse } from './subject.ts';

/** The private facts of a member, each of which occurs nowhere else. */
type PrivateFacts = {
  userId: string;
  email: string;
  phoneNumber: string;
  lastName: string;
  dateOfBirth: string;
  annualIncome: string;
};

/** Operations that send the full name of the other party of a proposal (R8). */
const withFullName = new Set<OperationId>([
  'getProfile',
  'listProposals',
  'sendProposal',
  'updateProposalStatus',
  'acceptProposal',
  'declineProposal',
]);

/** Finds private facts of one member in responses to another. */
export function createPiiMarkers() {
  const everyone: PrivateFacts[] = [];
  return {
    add: (member: PrivateFacts) => void everyone.push(member),
    /** The private facts of others in a response to this user. */
    foundIn(operationId: OperationId, { status, body }: SubjectResponse, userId: string | undefined): string[] {
      const text = JSON.stringify(body) ?? '';
      const own = everyone.find((member) => member.userId === userId);
      const allowed = new Set<string>([
        ...(operationId === 'getContactInfo' && status === 200 ? ['email', 'phoneNumber'] : []),
        ...(withFullName.has(operationId) ? ['lastName'] : []),
      ]);
      return everyone
        .filter((member) => member !== own)
        .flatMap((member) => Object.entries(member).filter(([fact, value]) => value !== '' && !isOwn(own, fact, value)))
        .filter(([fact, value]) => !allowed.has(fact) && text.includes(value))
        .map(([fact, value]) => `${operationId} sends the ${fact} ${value} of another member`);
    },
  };
}

/** Two members may share a birthday; others see every birthday as 1 January. */
function isOwn(own: PrivateFacts | undefined, fact: string, value: string): boolean {
  return own?.[fact as keyof PrivateFacts] === value || value.endsWith('-01-01');
}
