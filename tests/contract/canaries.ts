import type { OperationId } from './checked.ts';
import type { Answer } from './subject.ts';

type Private = {
  userId: string;
  profileId: string;
  email: string;
  phoneNumber: string;
  fullName: string;
  dateOfBirth: string;
  annualIncome: number | undefined;
};

/** Where a full name may go out: the parties of a proposal know each other's (DESIGN section 3). */
const named = new Set<OperationId>([
  'getProfile',
  'listProposals',
  'sendProposal',
  'updateProposalStatus',
  'acceptProposal',
  'declineProposal',
]);

/** Everyone's private facts, made so that each occurs once in the world; an answer that holds another's is a leak. */
export function createCanaries() {
  const everyone: Private[] = [];
  return {
    add: (someone: Private) => void everyone.push(someone),
    /** whose private facts are in an answer to someone else */
    foundIn(operationId: OperationId, { status, body }: Answer, askedBy: string | undefined): string[] {
      const text = JSON.stringify(body) ?? '';
      return everyone
        .filter(({ userId }) => userId !== askedBy)
        .flatMap(({ userId, email, phoneNumber, dateOfBirth, annualIncome, fullName }) => [
          ['user id', userId],
          // Who was born on a first of January shows just what everyone shows.
          ['birth date', dateOfBirth.endsWith('-01-01') ? '' : dateOfBirth],
          ['income', annualIncome === undefined ? '' : String(annualIncome)],
          ...(operationId === 'getContactInfo' && status === 200
            ? []
            : [
                ['e-mail', email],
                ['phone', phoneNumber],
              ]),
          ...(named.has(operationId) ? [] : [['last name', fullName.split(' ').at(-1)!]]),
        ])
        .filter(([, canary]) => canary !== '' && text.includes(canary!))
        .map(([what, canary]) => `${operationId} tells the ${what} ${canary} of someone else`);
    },
  };
}

export type Canaries = ReturnType<typeof createCanaries>;
