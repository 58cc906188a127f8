import { demoAccounts, members } from '@mithaq/openapi/examples/members.ts';
import { getResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { createMockBackend, type MockBackend } from './backend.ts';
import { sentinels } from './sentinels.ts';
import { accountKey, createMemoryStorage, stateKey } from './storage-keys.ts';

const [woman, man] = demoAccounts as [string, string]; // members.test.ts checks that they exist
const memberOf = (key: string) => members.find((member) => member.key === key)!;

async function ask(mockBackend: MockBackend, path: string, { json, ...init }: RequestInit & { json?: unknown } = {}) {
  const body = json !== undefined && { body: JSON.stringify(json), headers: { 'content-type': 'application/json' } };
  const request = new Request(`http://localhost/api/v1${path}`, { ...init, ...body });
  const response = (await getResponse(mockBackend.handlers, request))!;
  const text = response.type === 'error' ? '' : await response.text();
  return { response, status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

const propose = (mockBackend: MockBackend, profileId: string) =>
  ask(mockBackend, '/proposals', { method: 'POST', json: { receiverProfileId: profileId } });

describe('the demo community', () => {
  test.each([woman, man])('answers every read of %s within the contract', async (key) => {
    const mockBackend = createMockBackend({ signedInAs: key });
    for (const path of ['/profiles/current-user-profile', '/profiles/feed', '/proposals/SENT', '/proposals/RECEIVED'])
      expect(await ask(mockBackend, path)).toMatchObject({ status: 200 });
    const { body } = await ask(mockBackend, '/profiles/for-you');
    expect(body.data[0]).toMatchObject({ matchTier: 0 });
  });

  test('records who read whose contact details', async () => {
    const mockBackend = createMockBackend({ signedInAs: woman });
    const { body } = await ask(mockBackend, '/proposals/RECEIVED');
    const { proposalId } = body.find(({ status }: { status: string }) => status === 'ACCEPTED');
    await ask(mockBackend, `/proposals/${proposalId}/contact-info?role=SENDER`);
    expect(mockBackend.state.contactReads).toMatchObject([
      { proposalId, reader: memberOf(woman).userId, subject: memberOf('mudasir-dar').userId },
    ]);
  });
});

test('a stored field that the contract does not list reaches nobody', async () => {
  const { profileId, userId } = memberOf(man);
  const mockBackend = createMockBackend({ members: [memberOf(woman), memberOf(man)], signedInAs: woman });
  const stored = mockBackend.state.users.find(({ id }) => id === userId)!;
  Object.assign(stored.profile!, { secret: 'hidden' });
  Object.assign(stored.preferences!, { secret: 'hidden' });
  for (const path of ['/profiles/feed', '/profiles/for-you', `/profiles/${profileId}`]) {
    const text = JSON.stringify((await ask(mockBackend, path)).body);
    expect(text).toContain(profileId);
    expect(text).not.toContain('hidden');
  }
  mockBackend.signInAs(man);
  expect(JSON.stringify(await ask(mockBackend, '/profiles/current-user-profile'))).not.toContain('hidden');
});

test('a response that breaks the contract throws', async () => {
  const mockBackend = createMockBackend({ signedInAs: woman });
  mockBackend.state.users.find(({ id }) => id === memberOf(man).userId)!.profile!.height = 5.55;
  await expect(ask(mockBackend, `/profiles/${memberOf(man).profileId}`)).rejects.toThrow('breaks the contract');
});

test('ids rise while the clock does not move', () => {
  const mockBackend = createMockBackend({ members: [], now: () => new Date('2026-11-21T04:00:00Z') });
  const ids = Array.from({ length: 100 }, (_, i) => mockBackend.addUser(`${i}@example.test`, 'Amina').id);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(100);
});

describe('signing in', () => {
  test('takes a key, an id or nobody, and refuses an unknown one', async () => {
    const mockBackend = createMockBackend();
    expect(await ask(mockBackend, '/users/current-user')).toMatchObject({ status: 401 });
    mockBackend.signInAs(woman);
    expect(await ask(mockBackend, '/users/current-user')).toMatchObject({ body: { email: memberOf(woman).email } });
    mockBackend.signInAs(memberOf(man).userId);
    expect(await ask(mockBackend, '/users/current-user')).toMatchObject({ body: { email: memberOf(man).email } });
    mockBackend.signInAs(null);
    expect(await ask(mockBackend, '/users/current-user')).toMatchObject({ status: 401 });
    expect(() => mockBackend.signInAs('nobody')).toThrow('nobody');
  });

  test('makes one new user for an address that was chosen on the sign-in page', async () => {
    const storage = createMemoryStorage();
    const mockBackend = createMockBackend({ storage });
    storage.setItem(accountKey, JSON.stringify({ email: 'new@example.test', name: 'New' }));
    const { body } = await ask(mockBackend, '/users/current-user');
    expect(body).toMatchObject({ email: 'new@example.test', name: 'New', isProfileComplete: false });
    expect(await ask(mockBackend, '/users/current-user')).toMatchObject({ body: { id: body.id } });
  });

  test.each(['', 'x', '[]', '{"email":1,"name":2}', 'null'])(
    'treats the stored text %j as signed out',
    async (text) => {
      const storage = createMemoryStorage();
      storage.setItem(accountKey, text);
      expect(await ask(createMockBackend({ storage }), '/users/current-user')).toMatchObject({ status: 401 });
    },
  );

  test('ends with logout, which is announced to the page', async () => {
    const onSignOut = vi.fn();
    const mockBackend = createMockBackend({ signedInAs: woman, onSignOut });
    expect(await ask(mockBackend, '/auth/logout', { method: 'POST' })).toMatchObject({ status: 204 });
    expect(onSignOut).toHaveBeenCalledOnce();
    expect(await ask(mockBackend, '/users/current-user')).toMatchObject({ status: 401 });
  });
});

describe('failures that a test sets', () => {
  test('fail one operation with a problem, until undone', async () => {
    const mockBackend = createMockBackend({ signedInAs: woman });
    const undo = mockBackend.fail('getFeed', { code: 'rate-limited', detail: 'Please continue tomorrow.' });
    const { response, status, body } = await ask(mockBackend, '/profiles/feed');
    expect([status, body.detail]).toEqual([429, 'Please continue tomorrow.']);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await ask(mockBackend, '/profiles/for-you')).toMatchObject({ status: 200 });
    undo();
    expect(await ask(mockBackend, '/profiles/feed')).toMatchObject({ status: 200 });
  });

  test('fail only the requests that match', async () => {
    const mockBackend = createMockBackend({ signedInAs: woman });
    mockBackend.fail('getFeed', { code: 'internal' }, ({ searchParams }) => searchParams.get('page') === '1');
    expect(await ask(mockBackend, '/profiles/feed?page=0')).toMatchObject({ status: 200 });
    expect(await ask(mockBackend, '/profiles/feed?page=1')).toMatchObject({ status: 500, body: { code: 'internal' } });
  });

  test('throw when the contract does not have the problem there', async () => {
    const mockBackend = createMockBackend({ signedInAs: woman });
    mockBackend.fail('getFeed', { code: 'gender-locked' });
    await expect(ask(mockBackend, '/profiles/feed')).rejects.toThrow('not in the contract');
  });

  test('can be a lost connection', async () => {
    const mockBackend = createMockBackend({ signedInAs: woman });
    mockBackend.fail('getFeed', 'offline');
    expect((await ask(mockBackend, '/profiles/feed')).response.type).toBe('error');
    mockBackend.recover();
    expect(await ask(mockBackend, '/profiles/feed')).toMatchObject({ status: 200 });
  });

  test('can be a response that never comes', async () => {
    const mockBackend = createMockBackend({ signedInAs: woman });
    mockBackend.slow('getFeed');
    const never = ask(mockBackend, '/profiles/feed').then(() => 'answered');
    const later = ask(mockBackend, '/profiles/for-you').then(() => 'later');
    expect(await Promise.race([never, later])).toBe('later');
  });

  test('happen on the sentinels', async () => {
    const mockBackend = createMockBackend({ signedInAs: woman });
    const idOf = (name: string) =>
      mockBackend.state.users.find(({ profile }) => profile?.fullName === name && profile.gender === 'MALE')!.profile!
        .id;
    expect(await propose(mockBackend, idOf(sentinels.proposal))).toMatchObject({ status: 500 });
    expect(await ask(mockBackend, `/profiles/${idOf(sentinels.view)}`)).toMatchObject({ status: 500 });
    expect(await ask(mockBackend, `/profiles/${idOf(sentinels.proposal)}`)).toMatchObject({ status: 200 });
    const { profile, preferences } = memberOf(woman);
    const json = { profileCreationInput: { ...profile, fullName: sentinels.save }, preferencesInput: preferences };
    expect(await ask(mockBackend, '/profiles/update', { method: 'PUT', json })).toMatchObject({ status: 500 });
  });
});

describe('a reload', () => {
  test('keeps the state and the session', async () => {
    const storage = createMemoryStorage();
    await propose(createMockBackend({ storage, signedInAs: man }), memberOf(woman).profileId);
    const after = createMockBackend({ storage });
    expect(await propose(after, memberOf(woman).profileId)).toMatchObject({ body: { code: 'already-proposed' } });
  });

  test('is not needed to see the changes of another tab', async () => {
    const storage = createMemoryStorage();
    const [one, other] = [createMockBackend({ storage, signedInAs: man }), createMockBackend({ storage })];
    await ask(other, '/proposals/SENT');
    await propose(one, memberOf(woman).profileId);
    expect(await propose(other, memberOf(woman).profileId)).toMatchObject({ status: 409 });
  });

  test('brings nothing back after startOver', async () => {
    const storage = createMemoryStorage();
    const mockBackend = createMockBackend({ storage, signedInAs: man });
    await propose(mockBackend, memberOf(woman).profileId);
    mockBackend.startOver();
    expect(await ask(createMockBackend({ storage }), '/users/current-user')).toMatchObject({ status: 401 });
    mockBackend.signInAs(man);
    expect(await propose(mockBackend, memberOf(woman).profileId)).toMatchObject({ status: 201 });
  });

  test('ignores a stored text that is no state', async () => {
    const storage = createMemoryStorage();
    storage.setItem(stateKey, 'no JSON');
    const mockBackend = createMockBackend({ storage, signedInAs: man });
    expect(await ask(mockBackend, '/users/current-user')).toMatchObject({ status: 200 });
  });
});
