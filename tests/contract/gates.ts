import { needOf } from '@mithaq/openapi/generate/contract.ts';
import { placeOf } from '@mithaq/mocks/src/contract-checks.ts';
import { test } from 'vitest';
import type { CheckedSubject, OperationId } from './checked.ts';
import type { CallInit } from './subject.ts';

type Request = CallInit & { params?: Record<string, string> };

const badBody = { notKnownHere: true };

/**
 * Who is refused before an operation begins: visitors and ended sessions even when the request is malformed, then those
 * without a profile, then those without a verified phone. `request` is a well-formed one.
 */
export function testGates(on: CheckedSubject, operationId: OperationId, request: Request = {}): void {
  const need = needOf(placeOf(operationId).operation);
  const malformed: Request = {
    ...request,
    query: { notKnownHere: 'x' },
    ...(request.body !== undefined && { body: badBody }),
  };
  if (need === 'public') throw new Error(`${operationId} is open to everyone and has no gates.`);

  test(`${operationId}: a visitor is signed out, whatever they ask`, async () => {
    await on.visitor().isRefused(operationId, request, 401, 'signed-out');
    await on.visitor().isRefused(operationId, malformed, 401, 'signed-out');
  });

  test(`${operationId}: so is a session that has ended`, async () => {
    const expired = await on.expired();
    await expired.isRefused(operationId, request, 401, 'signed-out');
    await expired.isRefused(operationId, malformed, 401, 'signed-out');
  });

  if (need === 'session') return;

  test(`${operationId}: someone without a profile is sent to make one`, async () => {
    const incomplete = await on.incomplete();
    await incomplete.isRefused(operationId, request, 403, 'profile-incomplete');
    await incomplete.isRefused(operationId, malformed, 403, 'profile-incomplete');
  });

  if (need === 'complete') return;

  test(`${operationId}: someone without a verified phone is sent to verify it`, async () => {
    const unverified = await on.unverified();
    await unverified.isRefused(operationId, request, 403, 'phone-unverified');
    await unverified.isRefused(operationId, malformed, 403, 'phone-unverified');
  });
}
