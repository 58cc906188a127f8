import { describe, expect, it } from 'vitest';
import { Refusal, refusalOf } from './errors.ts';

/** What the driver throws: an error with a SQLSTATE. */
const fromDatabase = (code: string, message = 'Failing row contains (canary)') =>
  Object.assign(new Error(message), { code });
const told = (error: unknown) => {
  const { status, code, retryAfter, message } = refusalOf(error);
  expect(message).not.toContain('canary');
  return [status, code, retryAfter !== undefined];
};

describe('an error that nobody expected is said in the contract’s codes', () => {
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
  ])('%s: the database is away', (code) => {
    expect(told(fromDatabase(code))).toEqual([503, 'unavailable', true]);
    expect(told(new Error('canary', { cause: fromDatabase(code) }))).toEqual([503, 'unavailable', true]);
  });

  it.each([
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Connection terminated',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
  ])('%s: the driver says so without a code', (message) => {
    expect(told(new Error(message))).toEqual([503, 'unavailable', true]);
  });

  it.each(['23505', '23514', '22021', '22P02', '42P01', '42703', 'XX000', 'P0001'])('%s: a fault of ours', (code) => {
    expect(told(fromDatabase(code))).toEqual([500, 'internal', false]);
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
    expect(told(error).slice(0, 2)).toEqual([status, code]);
  });

  it('a refusal stays what it is', () => {
    const refusal = new Refusal('gender-locked');
    expect(refusalOf(refusal)).toBe(refusal);
    expect([refusal.status, refusal.retryAfter]).toEqual([409, undefined]);
  });
});
