import { describe, expect, it } from 'vitest';
import { ApiProblem, toApiProblem } from './problems.ts';

/** A driver error with a SQLSTATE. */
const fromDatabase = (code: string, message = 'Failing row contains (canary)') =>
  Object.assign(new Error(message), { code });
const problemFor = (error: unknown) => {
  const { status, code, message } = toApiProblem(error);
  expect(message).not.toContain('canary');
  return [status, code];
};

describe('toApiProblem maps an error to the contract’s code', () => {
  it.each([
    '08006',
    '08001',
    '53300',
    '53100',
    '57P01',
    '57P02',
    '57P03',
    '57014',
    '55P03',
    '25006',
    '25P03',
    '40001',
    '40P01',
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'ENOTFOUND',
    'EAI_AGAIN',
  ])('%s: the database is unavailable', (code) => {
    expect(problemFor(fromDatabase(code))).toEqual([503, 'unavailable']);
    expect(problemFor(new Error('canary', { cause: fromDatabase(code) }))).toEqual([503, 'unavailable']);
  });

  it.each([
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Connection terminated',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
  ])('%s: a driver error without a code', (message) => {
    expect(problemFor(new Error(message))).toEqual([503, 'unavailable']);
  });

  it.each(['23505', '23514', '22021', '22P02', '42P01', '42703', 'XX000', 'P0001'])('%s: an internal error', (code) => {
    expect(problemFor(fromDatabase(code))).toEqual([500, 'internal']);
  });

  it.each<[unknown, number, string]>([
    [new TypeError('canary'), 500, 'internal'],
    ['canary', 500, 'internal'],
    [{ statusCode: 413 }, 413, 'too-large'],
    [{ statusCode: 415 }, 415, 'media-type'],
    [{ statusCode: 404 }, 404, 'not-found'],
    [{ statusCode: 400, message: 'canary' }, 400, 'validation'],
    [{ statusCode: 405 }, 400, 'validation'],
    [{ statusCode: 429 }, 429, 'rate-limited'],
    [{ statusCode: 503 }, 503, 'unavailable'],
    [{ statusCode: 502 }, 500, 'internal'],
    [{ code: 'FST_ERR_BAD_URL', statusCode: 400 }, 404, 'not-found'],
  ])('%o', (error, status, code) => {
    expect(problemFor(error)).toEqual([status, code]);
  });

  it('returns an ApiProblem unchanged', () => {
    const problem = new ApiProblem('gender-locked');
    expect(toApiProblem(problem)).toBe(problem);
    expect(problem.status).toBe(409);
  });
});
