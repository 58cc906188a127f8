import { describe, expect, it } from 'vitest';
import type { Problem } from '../generated/hooks/model/index.ts';
import { contract } from '../generated/openapi.ts';
import { invalidValue, notFoundMessages, problemDetails, problemMessage, problems, quotaMessages } from './problems.ts';

describe('problemDetails', () => {
  it('has the sentence of the code, and no member that says nothing', () => {
    expect(problemDetails({ code: 'already-proposed' }, 'r1')).toEqual({
      type: '/problems/already-proposed',
      title: 'Already proposed',
      status: 409,
      detail: 'You have already sent a proposal to this member.',
      code: 'already-proposed',
      requestId: 'r1',
    });
  });

  it('has the sentence of the quota with its limit, and both as params', () => {
    const params = { quota: 'PROPOSALS_PER_DAY', limit: 7 } as const;
    expect(problemDetails({ code: 'rate-limited', params }, 'r1')).toMatchObject({
      detail: 'You have sent 7 proposals today. Please continue tomorrow.',
      params,
    });
  });

  it('has the sentence of the first field error', () => {
    expect(problemDetails(invalidValue('/height', 'Height is required'), 'r1')).toMatchObject({
      status: 400,
      detail: 'Height is required',
      errors: [{ pointer: '/height', detail: 'Height is required' }],
    });
  });
});

describe('problemMessage', () => {
  it('returns the sentence with its placeholder and the value for it', () => {
    expect(problemMessage({ code: 'rate-limited', params: { quota: 'PROFILES_PER_DAY', limit: 300 } })).toEqual({
      message: quotaMessages.PROFILES_PER_DAY,
      values: { limit: 300 },
    });
  });

  it('returns the sentence of what was not found, else of the code', () => {
    expect(problemMessage({ code: 'not-found', params: { resource: 'PROPOSAL' } }).message).toBe(
      notFoundMessages.PROPOSAL,
    );
    expect(problemMessage({ code: 'not-found' }).message).toBe(problems['not-found'].detail);
  });
});

it.each(Object.entries(contract.components.responses))(
  'the example of the response %s is a real problem',
  (_, response) => {
    const example = response.content?.['application/problem+json']?.example as Problem | undefined;
    if (!example) return;
    const { code, params, errors, requestId } = example;
    expect(example).toEqual(problemDetails({ code, ...(params && { params }), ...(errors && { errors }) }, requestId));
  },
);
