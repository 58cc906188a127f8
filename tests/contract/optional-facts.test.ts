import { newPreferences, newProfile } from '@mithaq/openapi/examples/factories.ts';
import type { PreferencesInput, ProfileCreationInput } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { expect, test } from 'vitest';
import { onEachBackend, type TestMember } from './test-client.ts';

type Profile = Partial<ProfileCreationInput>;

/** Changes the own profile, and answers with what is then stored of it. */
async function update(member: TestMember, profile: Profile, preferences: Partial<PreferencesInput> = {}) {
  const { fullName } = member;
  const profileCreationInput = { ...newProfile({ fullName, ...profile }) };
  const body = { profileCreationInput, preferencesInput: newPreferences(preferences) };
  return member.gets('updateProfile', { body });
}

/** The errors of a change that is refused. */
async function refused(member: TestMember, profile: object) {
  const profileCreationInput = { ...newProfile({ fullName: member.fullName }), ...profile };
  const { status, body } = await member.ask('updateProfile', {
    body: { profileCreationInput, preferencesInput: newPreferences() },
  });
  expect(status).toBe(400);
  return (body as { errors: { pointer: string; detail: string }[] }).errors;
}

onEachBackend((on) => {
  test('completeProfile stores no facts that were not sent, and names none', async () => {
    const owner = await on.woman();
    expect((await owner.gets('getCurrentUserProfile')).profile).not.toHaveProperty('facts');
    expect((await owner.gets('getCurrentUserProfile')).preferences).not.toHaveProperty('facts');
  });

  test('updateProfile keeps the facts of a request without them, and takes back those that it leaves out', async () => {
    const owner = await on.woman();
    const facts = { prayer: 'MOST', languages: ['UR', 'EN'], ratherDiscuss: ['diet'] } as const;
    const wishes = { prayer: ['FIVE_TIMES', 'MOST'], diet: [] } as const;
    const sent = { facts: { ...facts, languages: [...facts.languages], ratherDiscuss: [...facts.ratherDiscuss] } };
    const asked = { preferredFacts: { prayer: [...wishes.prayer], diet: [] } };
    const first = await update(owner, sent, asked);
    expect(first.profile.facts).toEqual(facts);
    expect(first.preferences.facts).toEqual({ prayer: wishes.prayer });

    const same = await update(owner, { city: 'Warangal' });
    expect(same.profile.facts).toEqual(facts);
    expect(same.preferences.facts).toEqual({ prayer: wishes.prayer });

    const changed = await update(owner, { facts: { diet: 'HALAL' } }, { preferredFacts: {} });
    expect(changed.profile.facts).toEqual({ diet: 'HALAL' });
    expect(changed.preferences).not.toHaveProperty('facts');
    expect((await update(owner, { facts: {} })).profile).not.toHaveProperty('facts');
  });

  test('a fact that is answered is not among those to discuss, and one that is not asked is not stored', async () => {
    const owner = await on.woman();
    const ratherDiscuss: NonNullable<Profile['facts']>['ratherDiscuss'] = ['prayer', 'beard', 'children', 'smoking'];
    const both = await update(owner, { facts: { prayer: 'SOME', beard: 'FULL', children: 'NONE', ratherDiscuss } });
    expect(both.profile.facts).toEqual({ prayer: 'SOME', ratherDiscuss: ['smoking'] });
    const widowed = await update(owner, { maritalStatus: 'WIDOWED', facts: { children: 'AT_HOME' } });
    expect(widowed.profile.facts).toEqual({ children: 'AT_HOME' });
    const two = {
      children: 'ELSEWHERE',
      childrenCount: 'TWO',
      ratherDiscuss: ['youngestChild'],
    } satisfies Profile['facts'];
    expect((await update(owner, { maritalStatus: 'WIDOWED', facts: two })).profile.facts).toEqual(two);
    const none = await update(owner, { maritalStatus: 'WIDOWED', facts: { ...two, children: 'NONE' } });
    expect(none.profile.facts).toEqual({ children: 'NONE' });
    await update(owner, { maritalStatus: 'DIVORCED', facts: two });
    // No answer is left where nobody asks any more.
    expect((await update(owner, { maritalStatus: 'UNMARRIED' })).profile).not.toHaveProperty('facts');
  });

  test('a stranger reads the facts on the profile and not on a card, and the ended proposal keeps them', async () => {
    const [owner, viewer] = [await on.woman({ profile: { facts: { prayer: 'MOST' } } }), await on.man()];
    const params = { id: owner.profileId };
    expect((await viewer.gets('getProfile', { params })).profile.facts).toEqual({ prayer: 'MOST' });
    const { data } = await viewer.gets('getFeed', { query: { limit: '50' } });
    expect(data.find(({ id }) => id === owner.profileId)).not.toHaveProperty('facts');
    const { proposalId } = await viewer.gets('sendProposal', { body: { receiverProfileId: owner.profileId } });
    await owner.gets('declineProposal', { body: { proposalId } });
    await update(owner, { facts: { prayer: 'SOME' } });
    expect((await viewer.gets('getProfile', { params })).profile.facts).toEqual({ prayer: 'MOST' });
  });

  test('updateProfile refuses an unknown fact or value', async () => {
    const owner = await on.woman();
    const pointers = async (facts: object) => (await refused(owner, { facts })).map(({ pointer }) => pointer);
    expect(await pointers({ prayer: 'ALWAYS' })).toEqual(['/profileCreationInput/facts/prayer']);
    expect(await pointers({ height: 5 })).toEqual(['/profileCreationInput/facts/height']);
    expect(await pointers({ ratherDiscuss: ['aboutMe'] })).toEqual(['/profileCreationInput/facts/ratherDiscuss/0']);
    expect(await pointers({ languages: ['UR', 'UR'] })).toEqual(['/profileCreationInput/facts/languages']);
  });

  test('a wish for a fact is a reason once both sides fit', async () => {
    const man = await on.man({ preferences: { preferredFacts: { prayer: ['FIVE_TIMES', 'MOST'], smoking: ['NO'] } } });
    const woman = await on.woman({ profile: { facts: { prayer: 'MOST', ratherDiscuss: ['smoking'] } } });
    const { data } = await man.gets('getForYou', { query: { limit: '50' } });
    const reasons = data.find(({ id }) => id === woman.profileId)!.matchReasons;
    expect(reasons).toContain('PRAYER');
    expect(reasons).not.toContain('SMOKING');
  });

  test('the height in centimeters is the one that was meant, and agrees with the height in feet', async () => {
    const owner = await on.woman();
    const heights = async (profile: Profile) => {
      const { height, heightCm } = (await update(owner, profile)).profile;
      return [height, heightCm];
    };
    expect(await heights({ height: 5.3, heightCm: 163 })).toEqual([5.3, 163]);
    // An older client sends the feet alone.
    expect(await heights({ height: 5.3 })).toEqual([5.3, 163]);
    expect(await heights({ height: 5.8 })).toEqual([5.8, 176]);
    expect(await heights({ height: 5.3 })).toEqual([5.3, 161]);
    expect(await heights({ height: 5.3, heightCm: 163 })).toEqual([5.3, 163]);
    expect(await heights({ height: 5.3, heightCm: null })).toEqual([5.3, 161]);
    expect(await heights({ height: 3, heightCm: 92 })).toEqual([3, 92]);
    expect(await heights({ height: 8, heightCm: 243 })).toEqual([8, 243]);
    for (const [height, heightCm] of [
      [5.4, 163],
      [5.3, 160],
      [3, 91],
      [8, 244],
      [5.3, 162.5],
    ] as const)
      // prettier-ignore
      expect((await refused(owner, { height, heightCm })).map(({ pointer }) => pointer)).toEqual([
        '/profileCreationInput/heightCm',
      ]);
    const { data } = await (await on.man()).gets('getFeed', { query: { limit: '50' } });
    expect(data.find(({ id }) => id === owner.profileId)).toMatchObject({ height: 8, heightCm: 243 });
  });
});
