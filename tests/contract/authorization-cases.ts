import { operationOf } from '@mithaq/openapi/contract-validation.ts';
import { requiredStageOf } from '@mithaq/openapi/generate/openapi-document.ts';
import type { OperationId } from '@mithaq/openapi/handlers.ts';
import type { RequiredStage } from '@mithaq/openapi/rules/onboarding.ts';
import { test } from 'vitest';
import type { RequestOptions } from './subject.ts';
import type { TestClient, TestSubject } from './test-client.ts';

type Request = RequestOptions & { params?: Record<string, string> };

const stages: RequiredStage[] = ['public', 'session', 'complete', 'verified'];

/**
 * Tests who may not use an operation, with a well-formed and with a malformed request: visitors and ended sessions, then
 * users without a profile, then members without a verified phone (R4).
 */
export function testAuthorization(on: TestSubject, operationId: OperationId, request: Request = {}): void {
  const malformed: Request = {
    ...request,
    query: { unknown: 'x' },
    ...(request.body !== undefined && { body: { unknown: true } }),
  };
  const required = stages.indexOf(requiredStageOf(operationOf(operationId).operation));
  const cases: [
    string,
    401 | 403,
    'signed-out' | 'profile-incomplete' | 'phone-unverified',
    number,
    () => Promise<TestClient>,
  ][] = [
    ['a visitor', 401, 'signed-out', 1, async () => on.visitor()],
    ['an ended session', 401, 'signed-out', 1, on.expired],
    ['a user without a profile', 403, 'profile-incomplete', 2, on.incomplete],
    ['a member without a verified phone', 403, 'phone-unverified', 3, on.unverified],
  ];
  test.each(cases.filter(([, , , stage]) => stage <= required))(
    `${operationId} refuses %s with %i`,
    async (_who, status, code, _stage, create) => {
      const client = await create();
      await client.expectProblem(operationId, request, status, code);
      await client.expectProblem(operationId, malformed, status, code);
    },
  );
}
