import { describe, expect, it } from 'vitest';
import { operationOf, responseErrors } from './contract-validation.ts';
import { operationsOf } from './openapi-document.ts';
import { contract } from './generated/openapi.ts';
import { problemDetails } from './rules/problems.ts';
import { declaredProblems, wrongStatuses } from './declared-problems.ts';

const operations = operationsOf(contract);
const codesOf = (operationId: Parameters<typeof operationOf>[0]) => {
  const { method, operation } = operationOf(operationId);
  return declaredProblems(method, operation).map(({ code }) => code);
};

describe('the problems of an operation', () => {
  it.each(operations.map(({ method, operation }) => [operation.operationId, method, operation] as const))(
    '%s has a response for each problem and for no other',
    (_id, method, operation) => {
      expect(wrongStatuses(method, operation)).toEqual([]);
    },
  );

  it('follow from its method and its security, and are listed', () => {
    expect(codesOf('declineProposal')).toEqual([
      'validation',
      'contact-in-text',
      'signed-out',
      'suspended',
      'profile-incomplete',
      'phone-unverified',
      'csrf',
      'not-your-move',
      'not-found',
      'illegal-transition',
      'too-large',
      'media-type',
      'idempotency-key-reused',
      'internal',
      'unavailable',
    ]);
    expect(codesOf('listCountries')).toEqual(['validation', 'internal', 'unavailable']);
    expect(codesOf('getFeed')).toContain('csrf');
    expect(codesOf('listSessions')).not.toContain('csrf');
    expect(codesOf('listModerationCases')).toContain('not-found');
  });

  it('are all that a response may have', () => {
    const type = 'application/problem+json';
    expect(responseErrors('declineProposal', 409, type, problemDetails({ code: 'illegal-transition' }, 'x'))).toEqual(
      [],
    );
    expect(responseErrors('declineProposal', 409, type, problemDetails({ code: 'case-closed' }, 'x'))).toEqual([
      'declineProposal does not declare case-closed: add it to its x-problems in openapi/openapi.yaml',
    ]);
  });

  it('name every code of the contract but that of a wrong method, which has no operation', () => {
    const declared = new Set(operations.flatMap(({ operation }) => codesOf(operation.operationId as 'logout')));
    const all = contract.components.schemas['ProblemCode']!.enum!;
    expect(all.filter((code) => !declared.has(code as 'internal'))).toEqual(['method-not-allowed']);
  });
});
