import { expect, test } from 'vitest';
import { onEachSubject, type CheckedMember } from './checked.ts';
import { testGates } from './gates.ts';
import * as madeUp from './made-up.ts';
import { propose } from './proposed.ts';
import { eighteenYearsAgo, refusedPreferences, refusedProfiles } from './refused-values.ts';
import { expectAlike } from './same-refusal.ts';
import { malformedIds, nobody } from './some-ids.ts';

const profilesRefused = refusedProfiles.map(({ change, pointer, ...rest }) => ({
  ...rest,
  pointer: `/profileCreationInput${pointer}`,
  body: () => ({ ...madeUp.profileBody(), profileCreationInput: { ...madeUp.profile(), ...change } }),
}));
const preferencesRefused = refusedPreferences.map(({ change, pointer, ...rest }) => ({
  ...rest,
  pointer: `/preferencesInput${pointer}`,
  body: () => ({ ...madeUp.profileBody(), preferencesInput: { ...madeUp.preferences(), ...change } }),
}));
const refused = [...profilesRefused, ...preferencesRefused];

const own = (owner: CheckedMember) => owner.gets('getCurrentUserProfile');

onEachSubject((on) => {
  testGates(on, 'completeProfile', { body: madeUp.profileBody() });
  testGates(on, 'updateProfile', { body: madeUp.profileBody() });
  testGates(on, 'getCurrentUserProfile');
  testGates(on, 'getProfile', { params: { id: nobody } });

  test('completeProfile creates profile and preferences, whole', async () => {
    const incomplete = await on.incomplete();
    const body = madeUp.profileBody();
    const made = await incomplete.gets('completeProfile', { body });
    const { fullName, dateOfBirth, annualIncome } = body.profileCreationInput;
    expect(made.profile).toMatchObject({ firstName: 'Amina', fullName, dateOfBirth, annualIncome, isVerified: false });
    expect(made.preferences).toMatchObject({ minAge: 18, maxAge: 60, countries: ['India'], education: ['Any'] });
    expect(await incomplete.gets('getCurrentUserProfile')).toEqual(made);
    expect(await incomplete.gets('getCurrentUser')).toMatchObject({ isProfileComplete: true, isPhoneVerified: false });
  });

  test('completeProfile keeps a phone number as unverified', async () => {
    const incomplete = await on.incomplete();
    const phoneNumber = madeUp.phoneNumber();
    const { profile } = await incomplete.gets('completeProfile', {
      body: madeUp.profileBody({ profile: { phoneNumber } }),
    });
    expect(profile).toMatchObject({ phoneNumber, isVerified: false });
    expect(await incomplete.gets('getCurrentUser')).toMatchObject({ isPhoneVerified: false });
  });

  test('completeProfile takes null for what is optional', async () => {
    const nothing = { profileId: null, annualIncome: null, phoneNumber: null };
    const body = { ...madeUp.profileBody({ profile: nothing, preferences: { preferencesId: null } }), isEditing: null };
    const { profile } = await (await on.incomplete()).gets('completeProfile', { body });
    expect(profile).not.toHaveProperty('annualIncome');
    expect(profile).not.toHaveProperty('phoneNumber');
  });

  test.each([
    ['profileId', { profile: { profileId: nobody } }, '/profileCreationInput/profileId'],
    ['preferencesId', { preferences: { preferencesId: nobody } }, '/preferencesInput/preferencesId'],
  ])('completeProfile takes no %s', async (_name, overrides, pointer) => {
    const incomplete = await on.incomplete();
    const { errors } = await incomplete.isRefused(
      'completeProfile',
      { body: madeUp.profileBody(overrides) },
      400,
      'validation',
    );
    expect(errors?.map((e) => e.pointer)).toEqual([pointer]);
    expect(await incomplete.gets('getCurrentUser')).toMatchObject({ isProfileComplete: false });
  });

  test('completeProfile with the ids of another changes nobody', async () => {
    const other = await on.woman();
    const before = await own(other);
    const body = madeUp.profileBody({
      profile: { profileId: other.profileId },
      preferences: { preferencesId: other.preferencesId },
    });
    await (await on.incomplete()).isRefused('completeProfile', { body }, 400, 'validation');
    expect(await own(other)).toEqual(before);
  });

  test('completeProfile happens once', async () => {
    const owner = await on.verified();
    const before = await own(owner);
    await owner.isRefused('completeProfile', { body: madeUp.profileBody() }, 409, 'already-complete');
    const unverified = await on.unverified();
    await unverified.isRefused('completeProfile', { body: madeUp.profileBody() }, 409, 'already-complete');
    expect(await own(owner)).toEqual(before);
  });

  test.each([
    ['a name of 2', { fullName: 'Al' }],
    ['a name of 50', { fullName: 'é'.repeat(50) }],
    ['a name of 50 code points beyond the first plane', { fullName: '𐌰'.repeat(50) }],
    ['a height of 3', { height: 3 }],
    ['a height of 8', { height: 8 }],
    ['a height of 5.7', { height: 5.7 }],
    ['an about me of 1500', { aboutMe: 'ا'.repeat(1500) }],
    ['an about me in several lines', { aboutMe: 'I read.\n\nI walk.\tI pray.' }],
    ['Arabic', { fullName: 'فاطمة الزهراء', aboutMe: 'أحب القراءة والمشي' }],
    ['Urdu with ZWNJ between letters', { fullName: 'می\u200Cخواهم' }],
    ['a script of India with ZWJ between letters', { city: 'ක්\u200Dෂ' }],
    ['someone who turns 18 today', { dateOfBirth: eighteenYearsAgo }],
    ['29 February of a leap year', { dateOfBirth: '1996-02-29' }],
    ['years and a range of years', { aboutMe: 'I studied 2015 - 2019 and have worked since 2020.' }],
  ])('completeProfile takes %s', async (_what, change) => {
    const { profile } = await (
      await on.incomplete()
    ).gets('completeProfile', { body: madeUp.profileBody({ profile: change }) });
    expect(profile).toMatchObject(change);
  });

  test('completeProfile trims every text and brings it to NFC', async () => {
    const body = madeUp.profileBody({ profile: { fullName: '  Ame\u0301lie Khan  ', city: ' Pune ' } });
    const { profile } = await (await on.incomplete()).gets('completeProfile', { body });
    expect(profile).toMatchObject({ fullName: 'Amélie Khan', firstName: 'Amélie', city: 'Pune' });
  });

  test.each(refused)('completeProfile refuses $what', async ({ body, pointer, detail, code = 'validation' }) => {
    const incomplete = await on.incomplete();
    const problem = await incomplete.isRefused('completeProfile', { body: body() }, 400, code);
    const fault = problem.errors?.find((e) => e.pointer === pointer);
    expect(fault).toEqual({ pointer, detail: detail ?? expect.any(String) });
    if (problem.errors?.length === 1) expect(problem.detail).toBe(fault?.detail);
    expect(await incomplete.gets('getCurrentUser')).toMatchObject({ isProfileComplete: false });
  });

  test.each(['{"__proto__":{"isVerified":true},', '{"constructor":{"prototype":{"isVerified":true}},'])(
    'completeProfile refuses a body that begins with %s',
    async (beginning) => {
      const incomplete = await on.incomplete();
      const raw = JSON.stringify(madeUp.profileBody()).replace('{', beginning);
      await incomplete.isRefused(
        'completeProfile',
        { raw, headers: { 'content-type': 'application/json' } },
        400,
        'validation',
      );
      expect(await incomplete.gets('getCurrentUser')).toMatchObject({ isProfileComplete: false });
    },
  );

  test('completeProfile names every fault at once', async () => {
    const body = madeUp.profileBody({ profile: { fullName: '', height: 9 }, preferences: { preferredMinAge: 1 } });
    const { errors } = await (await on.incomplete()).isRefused('completeProfile', { body }, 400, 'validation');
    expect(errors).toHaveLength(3);
  });

  test('updateProfile replaces profile and preferences, whole', async () => {
    const owner = await on.verified();
    const body = madeUp.profileBody({
      profile: { fullName: 'Zaynab Noor', profileId: owner.profileId },
      preferences: { preferredMinAge: 30, preferencesId: owner.preferencesId },
    });
    const updated = await owner.gets('updateProfile', { body });
    expect(updated.profile).toMatchObject({
      id: owner.profileId,
      fullName: 'Zaynab Noor',
      firstName: 'Zaynab',
      dateOfBirth: body.profileCreationInput.dateOfBirth,
    });
    expect(updated.preferences).toMatchObject({ preferencesId: owner.preferencesId, minAge: 30 });
    expect(await own(owner)).toEqual(updated);
  });

  test('updateProfile keeps an absent income and clears it by null', async () => {
    const owner = await on.verified({ profile: { annualIncome: 123_456_789_000 } });
    const kept = await owner.gets('updateProfile', {
      body: madeUp.profileBody({ profile: { annualIncome: undefined } }),
    });
    expect(kept.profile.annualIncome).toBe(123_456_789_000);
    const cleared = await owner.gets('updateProfile', {
      body: madeUp.profileBody({ profile: { annualIncome: null } }),
    });
    expect(cleared.profile).not.toHaveProperty('annualIncome');
  });

  test('updateProfile with the same phone number, or none, leaves it verified', async () => {
    const owner = await on.verified();
    for (const phoneNumber of [undefined, null, owner.phoneNumber]) {
      const { profile } = await owner.gets('updateProfile', { body: madeUp.profileBody({ profile: { phoneNumber } }) });
      expect(profile).toMatchObject({ phoneNumber: owner.phoneNumber, isVerified: true });
    }
    expect(await owner.gets('getCurrentUser')).toMatchObject({ isPhoneVerified: true });
  });

  test('updateProfile with another phone number makes the phone unverified', async () => {
    const owner = await on.verified();
    const phoneNumber = madeUp.phoneNumber();
    const { profile } = await owner.gets('updateProfile', { body: madeUp.profileBody({ profile: { phoneNumber } }) });
    expect(profile).toMatchObject({ phoneNumber, isVerified: false });
    expect(await owner.gets('getCurrentUser')).toMatchObject({ isPhoneVerified: false });
    await owner.isRefused('updateProfile', { body: madeUp.profileBody() }, 403, 'phone-unverified');
  });

  test('updateProfile with an id of another is not found, and changes nobody', async () => {
    const stranger = await on.woman();
    const other = await on.woman();
    const [mine, theirs] = [await own(stranger), await own(other)];
    for (const overrides of [
      { profile: { profileId: other.profileId } },
      { preferences: { preferencesId: other.preferencesId } },
      { profile: { profileId: nobody } },
    ]) {
      await stranger.isRefused('updateProfile', { body: madeUp.profileBody(overrides) }, 404, 'not-found');
    }
    expect(await own(stranger)).toEqual(mine);
    expect(await own(other)).toEqual(theirs);
  });

  test('updateProfile can change the gender only as long as there is no proposal', async () => {
    const alone = await on.woman();
    const { profile } = await alone.gets('updateProfile', {
      body: madeUp.profileBody({ profile: { gender: 'MALE' } }),
    });
    expect(profile.gender).toBe('MALE');

    const { sender, receiver } = await propose(on, 'DECLINED');
    await sender.isRefused(
      'updateProfile',
      { body: madeUp.profileBody({ profile: { gender: 'FEMALE' } }) },
      409,
      'gender-locked',
    );
    await receiver.isRefused(
      'updateProfile',
      { body: madeUp.profileBody({ profile: { gender: 'MALE' } }) },
      409,
      'gender-locked',
    );
    await receiver.gets('updateProfile', { body: madeUp.profileBody({ profile: { gender: 'FEMALE' } }) });
  });

  test('updateProfile refuses whatever completeProfile refuses, and changes nothing', async () => {
    const owner = await on.verified();
    const before = await own(owner);
    for (const { body, code = 'validation' } of refused)
      await owner.isRefused('updateProfile', { body: body() }, 400, code);
    expect(await own(owner)).toEqual(before);
  });

  test('getCurrentUserProfile has nothing before there is a profile', async () => {
    await (await on.incomplete()).isRefused('getCurrentUserProfile', {}, 404, 'not-found');
  });

  test('getCurrentUserProfile gives everything of one’s own, also before the phone is verified', async () => {
    const { fullName, dateOfBirth, annualIncome } = madeUp.profile();
    const unverified = await on.unverified({ profile: { fullName, dateOfBirth, annualIncome } });
    const { profile } = await own(unverified);
    expect(profile).toMatchObject({ firstName: 'Amina', fullName, dateOfBirth, annualIncome, isVerified: false });
    const verified = await on.verified();
    expect((await own(verified)).profile).toMatchObject({ phoneNumber: verified.phoneNumber, isVerified: true });
  });

  test('getProfile gives one’s own id one’s own profile', async () => {
    const owner = await on.verified();
    expect(await owner.gets('getProfile', { params: { id: owner.profileId } })).toEqual(await own(owner));
  });

  test('getProfile shows a stranger of the opposite gender the first name and the year', async () => {
    const { dateOfBirth } = madeUp.profile();
    const woman = await on.woman({ profile: { fullName: `Maryam ${madeUp.word()}`, dateOfBirth } });
    const { profile, preferences } = await (await on.man()).gets('getProfile', { params: { id: woman.profileId } });
    expect(profile).toMatchObject({
      id: woman.profileId,
      firstName: 'Maryam',
      dateOfBirth: `${dateOfBirth.slice(0, 4)}-01-01`,
      isVerified: true,
    });
    for (const hidden of ['fullName', 'phoneNumber', 'annualIncome', 'email', 'profileUrl'])
      expect(profile).not.toHaveProperty(hidden);
    expect(preferences).toMatchObject({ minAge: 18, countries: ['India'] });
  });

  test.each(['PENDING', 'ACCEPTED', 'DECLINED', 'MARRIAGE_FIXED', 'NOT_COMPATIBLE'] as const)(
    'getProfile shows the parties of a proposal that is %s each other’s full name, and no more',
    async (status) => {
      const { sender, receiver } = await propose(on, status);
      for (const [one, other] of [
        [sender, receiver],
        [receiver, sender],
      ] as const) {
        const { profile } = await one.gets('getProfile', { params: { id: other.profileId } });
        expect(profile).toMatchObject({ fullName: other.fullName, dateOfBirth: expect.stringMatching(/-01-01$/) });
        for (const hidden of ['phoneNumber', 'annualIncome']) expect(profile).not.toHaveProperty(hidden);
      }
    },
  );

  test('getProfile says the same of one’s own gender, the unverified, and nobody', async () => {
    const man = await on.man();
    const otherMan = await on.man();
    const unverified = await on.unverified();
    expectAlike([
      await man.isRefused('getProfile', { params: { id: otherMan.profileId } }, 404, 'not-found'),
      await man.isRefused('getProfile', { params: { id: unverified.profileId } }, 404, 'not-found'),
      await man.isRefused('getProfile', { params: { id: nobody } }, 404, 'not-found'),
    ]);
    expect(await man.isRefused('getProfile', { params: { id: nobody } }, 404, 'not-found')).toMatchObject({
      detail: 'Profile not found',
    });
  });

  test('getProfile keeps those whose marriage is fixed for the parties of their proposals', async () => {
    const { sender, receiver } = await propose(on, 'MARRIAGE_FIXED');
    await (await on.woman()).isRefused('getProfile', { params: { id: sender.profileId } }, 404, 'not-found');
    await (await on.man()).isRefused('getProfile', { params: { id: receiver.profileId } }, 404, 'not-found');
  });

  test.each(malformedIds)('getProfile refuses %s as an id', async (id) => {
    await (await on.verified()).isRefused('getProfile', { params: { id } }, 400, 'validation');
  });

  test('getProfile refuses a parameter nobody declared', async () => {
    await (
      await on.verified()
    ).isRefused('getProfile', { params: { id: nobody }, query: { 'id[]': '' } }, 400, 'validation');
  });
});

onEachSubject(
  (on) => {
    test('getProfile shows so many distinct profiles a day; those seen before stay readable', async () => {
      const man = await on.man();
      const [first, second, third] = [await on.woman(), await on.woman(), await on.woman()];
      const see = (who: CheckedMember) => ({ params: { id: who.profileId } });
      await man.gets('getProfile', see(first));
      await man.gets('getProfile', see(second));
      await man.gets('getProfile', see(first));
      await man.isRefused('getProfile', see(third), 429, 'rate-limited');
      await man.gets('getProfile', see(second));
      await man.gets('getProfile', see(man));
      await third.gets('getProfile', see(man));
    });
  },
  { limits: { profilesPerDay: 2 } },
);

onEachSubject(
  (on) => {
    test('completeProfile twice at once makes one profile', async () => {
      const incomplete = await on.incomplete();
      const answers = await Promise.all(
        [0, 1, 2, 3].map(() => incomplete.ask('completeProfile', { body: madeUp.profileBody() })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    });

    test('updateProfile twice at once leaves one of the two, whole', async () => {
      const owner = await on.verified();
      const bodies = ['Zaynab', 'Khadija'].map((name) =>
        madeUp.profileBody({
          profile: { fullName: `${name} Noor`, city: name },
          preferences: { preferredLocation: { countries: [name] } },
        }),
      );
      await Promise.all(bodies.map((body) => owner.gets('updateProfile', { body })));
      const { profile, preferences } = await own(owner);
      expect(profile).toMatchObject({ firstName: profile.city });
      expect(preferences.countries).toEqual([profile.city]);
    });
  },
  { only: 'api' },
);
