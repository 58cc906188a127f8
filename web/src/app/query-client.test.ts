import { ApiError } from '@mithaq/openapi/http.ts';
import type { ProblemCode } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { getGetCurrentUserQueryKey } from '@mithaq/openapi/generated/hooks/users/users.ts';
import { beforeEach, expect, test } from 'vitest';
import { currentSession, lookAgain } from '../auth/session.ts';
import { setCookie } from '../testing/render-app.tsx';
import { createQueryClient } from './query-client.ts';

beforeEach(() => {
  setCookie(true);
  lookAgain();
});

const refused = (status: number, code: ProblemCode) => () =>
  Promise.reject(new ApiError({ type: `/problems/${code}`, title: 'No', status, detail: 'No.', code, requestId: '1' }));

test('any query that answers 401 ends the session', async () => {
  await createQueryClient().prefetchQuery({ queryKey: ['any'], queryFn: refused(401, 'signed-out') });
  expect(currentSession().state).toBe('ended');
});

test('any change that answers 401 ends the session', async () => {
  const client = createQueryClient();
  const change = client.getMutationCache().build(client, { mutationFn: refused(401, 'signed-out') });
  await expect(change.execute(undefined)).rejects.toThrow();
  expect(currentSession().state).toBe('ended');
});

test('another refusal leaves it open', async () => {
  await createQueryClient().prefetchQuery({ queryKey: ['any'], queryFn: refused(404, 'not-found') });
  expect(currentSession().state).toBe('open');
});

test('a refusal by stage that the guards did not expect reads the account again', async () => {
  const client = createQueryClient();
  client.setQueryData(getGetCurrentUserQueryKey(), { id: '1' });
  await client.prefetchQuery({ queryKey: ['any'], queryFn: refused(403, 'phone-unverified') });
  expect(client.getQueryState(getGetCurrentUserQueryKey())?.isInvalidated).toBe(true);
});

test('fetched data is fresh for five minutes', () => {
  expect(createQueryClient().getDefaultOptions().queries?.staleTime).toBe(300_000);
});
