import { demoAccounts, members } from '@mithaq/openapi/examples/members.ts';
import { getResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { accountKey, createMemory, stateKey } from './remembered.ts';
import { sentinels } from './sentinels.ts';
import { createWorld, type World } from './world.ts';

const [woman, man] = demoAccounts as [string, string]; // members.test.ts holds that they are there
const memberOf = (key: string) => members.find((member) => member.key === key)!;

async function ask(world: World, path: string, init: RequestInit & { json?: unknown } = {}) {
  const { json, ...rest } = init;
  const sent =
    json === undefined
      ? rest
      : { ...rest, body: JSON.stringify(json), headers: { 'content-type': 'application/json' } };
  const response = (await getResponse(world.handlers, new Request(`http://localhost/api/v1${path}`, sent)))!;
  const text = response.type === 'error' ? '' : await response.text();
  return { response, status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

const propose = (world: World, profileId: string) =>
  ask(world, '/proposals', { method: 'POST', json: { receiverProfileId: profileId } });

describe('the demo world', () => {
  const reads = [
    '/users/current-user',
    '/profiles/current-user-profile',
    '/profiles/feed?limit=50',
    '/profiles/for-you?limit=50',
    '/proposals/SENT',
    '/proposals/RECEIVED',
    '/client-config',
    '/locations/countries',
  ];

  test.each([woman, man])('answers %s within the contract', async (key) => {
    const world = createWorld({ signedInAs: key });
    for (const path of reads) expect(await ask(world, path)).toMatchObject({ status: 200 });
  });

  test('shows its two leads to each other first', async () => {
    const world = createWorld({ signedInAs: man });
    const { body } = await ask(world, '/profiles/for-you');
    expect(body.data[0]).toMatchObject({ matchTier: 0 });
    expect(body.data.map(({ id }: { id: string }) => id)).toContain(memberOf(woman).profileId);
  });

  test('begins anew each time', async () => {
    const first = createWorld({ signedInAs: man });
    expect(await propose(first, memberOf(woman).profileId)).toMatchObject({ status: 201 });
    const second = createWorld({ signedInAs: man });
    expect(await propose(second, memberOf(woman).profileId)).toMatchObject({ status: 201 });
  });

  test('keeps who has not verified the phone out', async () => {
    const world = createWorld({ signedInAs: demoAccounts[3]! });
    expect(await ask(world, '/profiles/feed')).toMatchObject({ status: 403, body: { code: 'phone-unverified' } });
  });

  test('notes who read whose contact details', async () => {
    const world = createWorld({ signedInAs: woman });
    const { body } = await ask(world, '/proposals/RECEIVED');
    const { proposalId } = body.find(({ status }: { status: string }) => status === 'ACCEPTED');
    expect(await ask(world, `/proposals/${proposalId}/contact-info?role=SENDER`)).toMatchObject({
      status: 200,
      body: { email: memberOf('mudasir-dar').email },
    });
    expect(world.state.contactReads).toMatchObject([
      { proposalId, readBy: memberOf(woman).userId, readOf: memberOf('mudasir-dar').userId },
    ]);
  });

  test('knows nothing under an unknown path', async () => {
    expect(await ask(createWorld(), '/nothing')).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });
});

describe('signing in', () => {
  test('takes a key, an id, or nobody, and no stranger', async () => {
    const world = createWorld();
    expect(await ask(world, '/users/current-user')).toMatchObject({ status: 401 });
    world.signInAs(woman);
    expect(await ask(world, '/users/current-user')).toMatchObject({ body: { email: memberOf(woman).email } });
    world.signInAs(memberOf(man).userId);
    expect(await ask(world, '/users/current-user')).toMatchObject({ body: { email: memberOf(man).email } });
    world.signInAs(null);
    expect(await ask(world, '/users/current-user')).toMatchObject({ status: 401 });
    expect(() => world.signInAs('nobody-of-us')).toThrow('nobody-of-us');
  });

  test('makes a new, empty account for an address that was chosen on the sign-in page', async () => {
    const storage = createMemory();
    const world = createWorld({ storage });
    storage.setItem(accountKey, JSON.stringify({ email: 'new@example.test', name: 'New' }));
    const { body } = await ask(world, '/users/current-user');
    expect(body).toMatchObject({ email: 'new@example.test', name: 'New', isProfileComplete: false });
    expect(await ask(world, '/users/current-user')).toMatchObject({ body: { id: body.id } });
  });

  test('takes whatever else is stored there for nobody', async () => {
    const storage = createMemory();
    const world = createWorld({ storage });
    for (const junk of ['', 'x', '[]', '{"email":1,"name":2}', 'null']) {
      storage.setItem(accountKey, junk);
      expect(await ask(world, '/users/current-user')).toMatchObject({ status: 401 });
    }
  });

  test('ends with logout, which tells the page', async () => {
    let told = 0;
    const world = createWorld({ signedInAs: woman, onSignOut: () => (told += 1) });
    expect(await ask(world, '/auth/logout', { method: 'POST' })).toMatchObject({ status: 204 });
    expect(told).toBe(1);
    expect(await ask(world, '/users/current-user')).toMatchObject({ status: 401 });
  });
});

describe('failing on demand', () => {
  test('fails an operation with a problem until it is undone', async () => {
    const world = createWorld({ signedInAs: woman });
    const undo = world.fail('getFeed', { code: 'internal' });
    expect(await ask(world, '/profiles/feed')).toMatchObject({ status: 500, body: { code: 'internal' } });
    expect(await ask(world, '/profiles/for-you')).toMatchObject({ status: 200 });
    undo();
    expect(await ask(world, '/profiles/feed')).toMatchObject({ status: 200 });
  });

  test('says the sentence it is given, with Retry-After where it belongs', async () => {
    const world = createWorld({ signedInAs: woman });
    world.fail('sendProposal', { code: 'rate-limited', detail: 'Please continue tomorrow.' });
    const { response, body } = await propose(world, memberOf(man).profileId);
    expect(body).toMatchObject({ status: 429, detail: 'Please continue tomorrow.' });
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
  });

  test('fails loudly when asked for a failure that the contract does not know there', async () => {
    const world = createWorld({ signedInAs: woman });
    world.fail('getFeed', { code: 'gender-locked' });
    await expect(ask(world, '/profiles/feed')).rejects.toThrow('not in the contract');
  });

  test('is offline', async () => {
    const world = createWorld({ signedInAs: woman });
    world.fail('getFeed', 'offline');
    expect((await ask(world, '/profiles/feed')).response.type).toBe('error');
    world.recover();
    expect(await ask(world, '/profiles/feed')).toMatchObject({ status: 200 });
  });

  test('never answers, until it is undone', async () => {
    const world = createWorld({ signedInAs: woman });
    const undo = world.slow('getFeed');
    let answered = false;
    void ask(world, '/profiles/feed').then(() => (answered = true));
    // A later question is answered, so the first one would have been.
    expect(await ask(world, '/profiles/for-you')).toMatchObject({ status: 200 });
    expect(answered).toBe(false);
    undo();
    expect(await ask(world, '/profiles/feed')).toMatchObject({ status: 200 });
  });

  test('fails on the sentinels', async () => {
    const world = createWorld({ signedInAs: woman });
    const profileIdOf = (name: string) =>
      [...world.state.accounts.values()].find(({ profile }) => profile?.fullName === name && profile.gender === 'MALE')!
        .profile!.id;
    expect(await propose(world, profileIdOf(sentinels.proposal))).toMatchObject({ status: 500 });
    expect(await ask(world, `/profiles/${profileIdOf(sentinels.profile)}`)).toMatchObject({ status: 500 });
    expect(await ask(world, `/profiles/${profileIdOf(sentinels.proposal)}`)).toMatchObject({ status: 200 });
    const { profile, preferences } = memberOf(woman);
    const json = { profileCreationInput: { ...profile, fullName: sentinels.save }, preferencesInput: preferences };
    expect(await ask(world, '/profiles/update', { method: 'PUT', json })).toMatchObject({ status: 500 });
  });
});

describe('keeping the contract', () => {
  test('an answer outside the contract throws', async () => {
    const world = createWorld({ signedInAs: woman });
    world.state.accounts.get(memberOf(man).userId)!.profile!.height = 5.55;
    await expect(ask(world, `/profiles/${memberOf(man).profileId}`)).rejects.toThrow('The mock breaks the contract');
  });
});

describe('surviving a reload', () => {
  test('goes on where it was, session and all', async () => {
    const storage = createMemory();
    const before = createWorld({ storage, signedInAs: man });
    await propose(before, memberOf(woman).profileId);
    const after = createWorld({ storage });
    expect(await ask(after, '/proposals/SENT')).toMatchObject({ status: 200 });
    expect(await propose(after, memberOf(woman).profileId)).toMatchObject({
      status: 409,
      body: { code: 'already-proposed' },
    });
  });

  test('sees what another tab did', async () => {
    const storage = createMemory();
    const [one, other] = [createWorld({ storage, signedInAs: man }), createWorld({ storage })];
    await ask(other, '/proposals/SENT');
    await propose(one, memberOf(woman).profileId);
    expect(await propose(other, memberOf(woman).profileId)).toMatchObject({ status: 409 });
  });

  test('starts over', async () => {
    const storage = createMemory();
    const world = createWorld({ storage, signedInAs: man });
    await propose(world, memberOf(woman).profileId);
    world.startOver();
    expect(await ask(world, '/users/current-user')).toMatchObject({ status: 401 });
    world.signInAs(man);
    expect(await propose(world, memberOf(woman).profileId)).toMatchObject({ status: 201 });
  });

  test('leaves alone what it cannot read', async () => {
    const storage = createMemory();
    storage.setItem(stateKey, 'not a world');
    const world = createWorld({ storage, signedInAs: man });
    expect(await ask(world, '/users/current-user')).toMatchObject({ status: 200 });
  });
});
