import type { Problem } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { expect } from 'vitest';

/** Refusals that must not tell what is hidden from what is not there: alike but for their requestId. */
export function expectAlike(refusals: Problem[]): void {
  const bodies = refusals.map(({ requestId: _own, ...rest }) => JSON.stringify(rest));
  expect(new Set(bodies).size).toBe(1);
}
