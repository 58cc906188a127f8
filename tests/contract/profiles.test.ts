import {
  newPhoneNumber,
  newPreferences,
  newProfile,
  newProfileBody,
  newWord,
} from '@mithaq/openapi/examples/factories.ts';
import type { ProfileCreationInput } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { expect, test } from 'vitest';
import { eighteenYearsAgo, refusedPreferences, refusedProfiles } from './refused-values.ts';
import { expectSameProblem, malformedIds, onEachBackend, unknownId, type TestMember } from './test-client.ts';

const profilesRefused = refusedProfiles.map(({ change, pointer, ...rest }) => ({
  ...rest,
  pointer: `/profileCreationInput${pointer}`,
  body: () => ({ ...newProfileBody(), profileCreationInput: { ...newProfile(), ...change } }),
}));
const preferencesRefused = refusedPreferences.map(({ change, pointer, ...rest }) => ({
  ...rest,
  pointer: `/preferencesInput${pointer}`,
  body: () => ({ ...newProfileBody(), preferencesInput: { ...newPreferences(), ...change } }),
}));
const refused = [...profilesRefused, ...preferencesRefused];

const own = (owner: TestMember) => owner.gets('getCurrentUserProfile');

onEachBackend((on) => {
  test('completeProfile stores the profile and the preferences', async () => {
    const incomplete = await on.incomplete();
    const body = newProfileBody();
    const made = await incomplete.gets('completeProfile', { body });
    const { fullName, dateOfBirth, annualIncome } = body.profileCreationInput;
    expect(made.profile).toMatchObject({ firstName: 'Amina', fullName, dateOfBirth, annualIncome, isVerified: false });
    expect(made.preferences).toMatchObject({ minAge: 18, maxAge: 60, countries: ['India'], education: ['Any'] });
    expect(await incomplete.gets('getCurrentUserProfile')).toEqual(made);
    expect(await incomplete.gets('getCurrentUser')).toMatchObject({ isProfileComplete: true, isPhoneVerified: false });
  });

  test('completeProfile stores a phone number as unverified', async () => {
    const incomplete = await on.incomplete();
    const phoneNumber = newPhoneNumber();
    const { profile } = await incomplete.gets('completeProfile', {
      body: newProfileBody({ profile: { phoneNumber } }),
    });
    expect(profile).toMatchObject({ phoneNumber, isVerified: false });
    expect(await incomplete.gets('getCurrentUser')).toMatchObject({ isPhoneVerified: false });
  });

  test('completeProfile accepts null for optional fields', async () => {
    const nothing = { profileId: null, annualIncome: null, phoneNumber: null };
    const body = {
      ...newProfileBody({ profile: nothing, preferences: { preferencesId: null } }),
      isEditing: null,
    };
    const { profile } = await (await on.incomplete()).gets('completeProfile', { body });
    expect(profile).not.toHaveProperty('annualIncome');
    expect(profile).not.toHaveProperty('phoneNumber');
  });

  test.each([
    ['profileId', { profile: { profileId: unknownId } }, '/profileCreationInput/profileId'],
    ['preferencesId', { preferences: { preferencesId: unknownId } }, '/preferencesInput/preferencesId'],
  ])('completeProfile refuses a %s', async (_name, overrides, pointer) => {
    const incomplete = await on.incomplete();
    const { errors } = await incomplete.expectProblem(
      'completeProfile',
      { body: newProfileBody(overrides) },
      400,
      'validation',
    );
    expect(errors?.map((e) => e.pointer)).toEqual([pointer]);
    expect(await incomplete.gets('getCurrentUser')).toMatchObject({ isProfileComplete: false });
  });

  test('completeProfile with the ids of another member changes nothing', async () => {
    const other = await on.woman();
    const before = await own(other);
    const body = newProfileBody({
      profile: { profileId: other.profileId },
      preferences: { preferencesId: other.preferencesId },
    });
    await (await on.incomplete()).expectProblem('completeProfile', { body }, 400, 'validation');
    expect(await own(other)).toEqual(before);
  });

  test('completeProfile creates one profile per account', async () => {
    const owner = await on.verified();
    const before = await own(owner);
    await owner.expectProblem('completeProfile', { body: newProfileBody() }, 409, 'already-complete');
    const unverified = await on.unverified();
    await unverified.expectProblem('completeProfile', { body: newProfileBody() }, 409, 'already-complete');
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
    ['an about me in several lines', { aboutMe: 'I read.\n\nI cook.\tI pray.' }],
    ['Arabic', { fullName: 'فاطمة الزهراء', aboutMe: 'أحب القراءة والمشي' }],
    ['Urdu with ZWNJ between letters', { fullName: 'می\u200Cخواهم' }],
    ['a script of India with ZWJ between letters', { city: 'ක්\u200Dෂ' }],
    ['someone who turns 18 today', { dateOfBirth: eighteenYearsAgo }],
    ['29 February of a leap year', { dateOfBirth: '1996-02-29' }],
    ['years and a range of years', { aboutMe: 'I studied 2015 - 2019 and have worked since 2020.' }],
  ])('completeProfile accepts %s', async (_what, change) => {
    const { profile } = await (
      await on.incomplete()
    ).gets('completeProfile', { body: newProfileBody({ profile: change }) });
    expect(profile).toMatchObject(change);
  });

  test('completeProfile trims texts and normalizes them to NFC', async () => {
    const body = newProfileBody({ profile: { fullName: '  Ame\u0301lie Khan  ', city: ' Pune ' } });
    const { profile } = await (await on.incomplete()).gets('completeProfile', { body });
    expect(profile).toMatchObject({ fullName: 'Amélie Khan', firstName: 'Amélie', city: 'Pune' });
  });

  test.each(refused)('completeProfile refuses $what', async ({ body, pointer, detail, code = 'validation' }) => {
    const incomplete = await on.incomplete();
    const problem = await incomplete.expectProblem('completeProfile', { body: body() }, 400, code);
    const { params: _params, ...error } = problem.errors!.find((e) => e.pointer === pointer)!;
    const contact = code === 'contact-in-text' ? { contact: expect.any(Object) } : {};
    expect(error).toEqual({ pointer, code: expect.any(String), detail: detail ?? expect.any(String), ...contact });
    if (problem.errors!.length === 1) expect(problem.detail).toBe(error.detail);
    expect(await incomplete.gets('getCurrentUser')).toMatchObject({ isProfileComplete: false });
  });

  test('completeProfile names all invalid fields at once', async () => {
    const body = newProfileBody({ profile: { fullName: '', height: 9 }, preferences: { preferredMinAge: 1 } });
    const { errors } = await (await on.incomplete()).expectProblem('completeProfile', { body }, 400, 'validation');
    expect(errors).toHaveLength(3);
  });

  test('updateProfile replaces the profile and the preferences', async () => {
    const owner = await on.verified();
    const body = newProfileBody({
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

  test('updateProfile keeps an absent income and clears it with null', async () => {
    const owner = await on.verified({ profile: { annualIncome: 123_456_789_000 } });
    const updated = await owner.gets('updateProfile', {
      body: newProfileBody({ profile: { annualIncome: undefined } }),
    });
    expect(updated.profile.annualIncome).toBe(123_456_789_000);
    const cleared = await owner.gets('updateProfile', {
      body: newProfileBody({ profile: { annualIncome: null } }),
    });
    expect(cleared.profile).not.toHaveProperty('annualIncome');
  });

  test('updateProfile with the same phone number or none keeps it verified', async () => {
    const owner = await on.verified();
    for (const phoneNumber of [undefined, null, owner.phoneNumber]) {
      const { profile } = await owner.gets('updateProfile', {
        body: newProfileBody({ profile: { phoneNumber } }),
      });
      expect(profile).toMatchObject({ phoneNumber: owner.phoneNumber, isVerified: true });
    }
    expect(await owner.gets('getCurrentUser')).toMatchObject({ isPhoneVerified: true });
  });

  test('updateProfile with another phone number makes the phone unverified', async () => {
    const owner = await on.verified();
    const phoneNumber = newPhoneNumber();
    const { profile } = await owner.gets('updateProfile', {
      body: newProfileBody({ profile: { phoneNumber } }),
    });
    expect(profile).toMatchObject({ pendingPhoneNumber: phoneNumber, isVerified: false });
    expect(await owner.gets('getCurrentUser')).toMatchObject({ isPhoneVerified: false });
    await owner.expectProblem('updateProfile', { body: newProfileBody() }, 403, 'phone-unverified');
  });

  test('updateProfile with an id of another member returns 404 and changes nothing', async () => {
    const stranger = await on.woman();
    const other = await on.woman();
    const [mine, theirs] = [await own(stranger), await own(other)];
    for (const overrides of [
      { profile: { profileId: other.profileId } },
      { preferences: { preferencesId: other.preferencesId } },
      { profile: { profileId: unknownId } },
    ]) {
      await stranger.expectProblem('updateProfile', { body: newProfileBody(overrides) }, 404, 'not-found');
    }
    expect(await own(stranger)).toEqual(mine);
    expect(await own(other)).toEqual(theirs);
  });

  test('updateProfile refuses another gender, with and without a proposal', async () => {
    const alone = await on.woman();
    const before = await own(alone);
    const other = { body: newProfileBody({ profile: { gender: 'MALE' } }) };
    await alone.expectProblem('updateProfile', other, 409, 'gender-locked');
    expect(await own(alone)).toEqual(before);

    const { sender, receiver } = await on.propose('DECLINED');
    await sender.expectProblem(
      'updateProfile',
      { body: newProfileBody({ profile: { gender: 'FEMALE' } }) },
      409,
      'gender-locked',
    );
    await receiver.expectProblem(
      'updateProfile',
      { body: newProfileBody({ profile: { gender: 'MALE' } }) },
      409,
      'gender-locked',
    );
    await receiver.gets('updateProfile', { body: newProfileBody({ profile: { gender: 'FEMALE' } }) });
  });

  test('updateProfile refuses what completeProfile refuses, and changes nothing', async () => {
    const owner = await on.verified();
    const before = await own(owner);
    for (const { body, code = 'validation' } of refused)
      await owner.expectProblem('updateProfile', { body: body() }, 400, code);
    expect(await own(owner)).toEqual(before);
  });

  test('getCurrentUserProfile returns 404 without a profile', async () => {
    await (await on.incomplete()).expectProblem('getCurrentUserProfile', {}, 404, 'not-found');
  });

  test('getCurrentUserProfile returns every field, also before the phone is verified', async () => {
    const { fullName, dateOfBirth, annualIncome } = newProfile();
    const unverified = await on.unverified({ profile: { fullName, dateOfBirth, annualIncome } });
    const { profile } = await own(unverified);
    expect(profile).toMatchObject({ firstName: 'Amina', fullName, dateOfBirth, annualIncome, isVerified: false });
    const verified = await on.verified();
    expect((await own(verified)).profile).toMatchObject({ phoneNumber: verified.phoneNumber, isVerified: true });
  });

  test('getProfile returns the own profile for the own id', async () => {
    const owner = await on.verified();
    expect(await owner.gets('getProfile', { params: { id: owner.profileId } })).toEqual(await own(owner));
  });

  test('getProfile shows a stranger the first name and the birth year', async () => {
    const { dateOfBirth } = newProfile();
    const woman = await on.woman({ profile: { fullName: `Maryam ${newWord()}`, dateOfBirth } });
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

  test('updateProfile changes the first name to another name of the full name, for everybody who sees it', async () => {
    const [man, woman] = [await on.man(), await on.woman({ profile: { fullName: `Maryam Zainab ${newWord()}` } })];
    const rename = (name: Partial<ProfileCreationInput>) =>
      woman.gets('updateProfile', { body: newProfileBody({ profile: { fullName: woman.fullName, ...name } }) });
    const seenByHim = async () => {
      const profile = { profileId: woman.profileId };
      const { data } = await man.gets('getFeed', { query: { limit: '50' } });
      const seen = await man.gets('getProfile', { params: { id: woman.profileId } });
      const { name: hidden } = await man.gets('hideMember', { body: profile });
      await man.gets('unhideMember', { params: { id: woman.profileId } });
      const { name: blocked } = await man.gets('blockMember', { body: profile });
      await man.gets('unblockMember', { params: { id: woman.profileId } });
      const listed = data.find(({ id }) => id === woman.profileId);
      return [...new Set([listed?.firstName, seen.profile.firstName, hidden, blocked])];
    };
    expect(await seenByHim()).toEqual(['Maryam']);
    expect((await rename({ firstName: 'Zainab' })).profile.firstName).toBe('Zainab');
    expect(await seenByHim()).toEqual(['Zainab']);
    expect((await rename({})).profile.firstName).toBe('Zainab');
    await woman.gets('sendProposal', { body: { receiverProfileId: man.profileId } });
    expect((await man.gets('getCurrentUser')).proposalNews).toMatchObject([{ firstName: 'Zainab' }]);
    expect((await rename({ fullName: `Hafsa Khadija ${newWord()}` })).profile.firstName).toBe('Hafsa');
    expect((await rename({ fullName: woman.fullName })).profile.firstName).toBe('Maryam');
  });

  test('completeProfile and updateProfile refuse a first name that is not in the full name', async () => {
    const body = newProfileBody({ profile: { firstName: 'Yusuf' } });
    const errors = [
      { pointer: '/profileCreationInput/firstName', detail: 'Please choose one of the names in the full name' },
    ];
    const newcomer = await on.incomplete();
    expect(await newcomer.expectProblem('completeProfile', { body }, 400, 'validation')).toMatchObject({ errors });
    const woman = await on.woman();
    expect(await woman.expectProblem('updateProfile', { body }, 400, 'validation')).toMatchObject({ errors });
  });

  test.each(['PENDING', 'ACCEPTED', 'DECLINED', 'MARRIAGE_FIXED', 'NOT_COMPATIBLE'] as const)(
    'getProfile shows the parties of a proposal in status %s the full name and nothing private',
    async (status) => {
      const { sender, receiver } = await on.propose(status);
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

  test.each([
    ['PENDING', true],
    ['ACCEPTED', true],
    ['MARRIAGE_FIXED', true],
    ['DECLINED', false],
    ['NOT_COMPATIBLE', false],
  ] as const)('getProfile with a proposal in status %s returns it to the receiver: %s', async (status, isActive) => {
    const { sender, receiver, proposalId } = await on.propose(status);
    const forSender = await sender.gets('getProfile', { params: { id: receiver.profileId } });
    expect(forSender.proposal).toEqual({ proposalId, status, role: 'SENDER' });
    const forReceiver = await receiver.gets('getProfile', { params: { id: sender.profileId } });
    expect(forReceiver.proposal).toEqual(isActive ? { proposalId, status, role: 'RECEIVER' } : undefined);
  });

  test('getProfile returns the same 404 for the own gender, an unverified member and an unknown id', async () => {
    const man = await on.man();
    const otherMan = await on.man();
    const unverified = await on.unverified();
    expectSameProblem([
      await man.expectProblem('getProfile', { params: { id: otherMan.profileId } }, 404, 'not-found'),
      await man.expectProblem('getProfile', { params: { id: unverified.profileId } }, 404, 'not-found'),
      await man.expectProblem('getProfile', { params: { id: unknownId } }, 404, 'not-found'),
    ]);
    expect(await man.expectProblem('getProfile', { params: { id: unknownId } }, 404, 'not-found')).toMatchObject({
      detail: 'Profile not found',
    });
  });

  test('getProfile hides a member whose marriage is fixed from everyone without a proposal', async () => {
    const { sender, receiver } = await on.propose('MARRIAGE_FIXED');
    await (await on.woman()).expectProblem('getProfile', { params: { id: sender.profileId } }, 404, 'not-found');
    await (await on.man()).expectProblem('getProfile', { params: { id: receiver.profileId } }, 404, 'not-found');
  });

  test.each(malformedIds)('getProfile refuses the id %s', async (id) => {
    await (await on.verified()).expectProblem('getProfile', { params: { id } }, 400, 'validation');
  });

  test('getProfile refuses an undeclared parameter', async () => {
    await (
      await on.verified()
    ).expectProblem('getProfile', { params: { id: unknownId }, query: { 'id[]': '' } }, 400, 'validation');
  });
});

onEachBackend(
  (on) => {
    test('getProfile limits distinct profiles a day, and those seen before stay readable', async () => {
      const man = await on.man();
      const [first, second, third] = [await on.woman(), await on.woman(), await on.woman()];
      const see = (who: TestMember) => ({ params: { id: who.profileId } });
      await man.gets('getProfile', see(first));
      await man.gets('getProfile', see(second));
      await man.gets('getProfile', see(first));
      await man.expectProblem('getProfile', see(third), 429, 'rate-limited');
      await man.gets('getProfile', see(second));
      await man.gets('getProfile', see(man));
      await third.gets('getProfile', see(man));
    });
  },
  { limits: { PROFILES_PER_DAY: 2 } },
);
