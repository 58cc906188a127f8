import { newEmail, newPhoneNumber } from '@mithaq/openapi/examples/factories.ts';
import { displayId } from '@mithaq/openapi/rules/profile.ts';
import { describe, expect, test } from 'vitest';
import { expectSameProblem, onEachBackend, unknownId, type TestClient, type TestMember } from './test-client.ts';

onEachBackend(
  (on) => {
    const find = async (moderator: TestClient, text: string) =>
      (await moderator.gets('findMembers', { body: { text } })).data.map(({ profileId }) => profileId);
    const findsNobody = (moderator: TestClient, text: string) =>
      moderator.expectProblem('findMembers', { body: { text } }, 404, 'not-found');
    const searches = async (moderator: TestClient) =>
      (await moderator.gets('listModerationAudit', { query: { entries: 'READS', limit: '50' } })).data.filter(
        (entry) => entry.action === 'SEARCH' && entry.moderator === (moderator as TestMember).email,
      );

    test.each<[string, (member: TestMember) => string]>([
      ['the profile id', ({ profileId }) => profileId],
      ['the profile id in capitals', ({ profileId }) => profileId.toUpperCase()],
      ['the profile id that is shown', ({ profileId }) => displayId(profileId)],
      ['the e-mail address', ({ email }) => email],
      ['the e-mail address in capitals', ({ email }) => email.toUpperCase()],
      ['the phone number', ({ phoneNumber }) => phoneNumber],
      ['the phone number in groups', ({ phoneNumber }) => ` ${phoneNumber.slice(0, 3)} ${phoneNumber.slice(3)} `],
    ])('findMembers finds a member by %s', async (_what, textOf) => {
      const moderator = await on.moderator();
      const member = await on.woman();
      await on.man();
      expect(await find(moderator, textOf(member))).toEqual([member.profileId]);
    });

    test('what is found has the state of the member', async () => {
      const moderator = await on.moderator();
      const { profileId, ...member } = await on.woman();
      const state = async () => (await moderator.gets('findMembers', { body: { text: profileId } })).data[0];
      expect(await state()).toMatchObject({ isSuspended: false, openCases: 0 });
      expect(await state()).not.toHaveProperty('isPaused');
      await member.gets('pauseProfile', { body: { isPaused: true } });
      await moderator.gets('suspendMember', { body: { profileId, reason: 'Asked for money.' } });
      expect(await state()).toMatchObject({ isSuspended: true, isPaused: true });
    });

    test('findMembers finds exact values alone, and only a verified number', async () => {
      const moderator = await on.moderator();
      const { profileId, email, phoneNumber } = await on.unverified();
      await find(moderator, email);
      for (const text of [email.slice(1), `${email}x`, phoneNumber, `NH-${profileId.slice(0, 8)}`, unknownId])
        await findsNobody(moderator, text);
    });

    test.each(['', 'Maryam', 'NH-', '%', 'NH-%%%%%%%%', '+91 98765', 'x'.repeat(321)])(
      'findMembers refuses %j with a sentence at the field',
      async (text) => {
        const moderator = await on.moderator();
        const { errors } = await moderator.expectProblem('findMembers', { body: { text } }, 400, 'validation');
        expect(errors).toMatchObject([{ pointer: '/text' }]);
        expect(await searches(moderator)).toEqual([]);
      },
    );

    describe('a moderator does not find', () => {
      const cases: [string, (own: TestMember, her: TestMember) => Promise<unknown>][] = [
        [
          'a member whom they have reported',
          (own, { profileId }) => own.gets('reportMember', { body: { profileId, reason: 'OTHER' } }),
        ],
        [
          'a member who has reported them',
          ({ profileId }, her) => her.gets('reportMember', { body: { profileId, reason: 'OTHER' } }),
        ],
        ['a member with whom they have a proposal', (sender, receiver) => on.propose('DECLINED', { sender, receiver })],
      ];
      test.each(cases)('%s', async (_whom, relate) => {
        const own = await on.verified({ profile: { gender: 'MALE' } }, await on.moderator());
        const her = await on.woman();
        expect(await find(own, her.email)).toEqual([her.profileId]);
        await relate(own, her);
        const problems = [await findsNobody(own, unknownId)];
        for (const text of [her.profileId, displayId(her.profileId), her.email, her.phoneNumber])
          problems.push(await findsNobody(own, text));
        expectSameProblem(problems);
        expect(await find(await on.moderator(), her.email)).toEqual([her.profileId]);
      });

      test.each<[how: string, of: (left: TestMember) => { email?: string; phoneNumber?: string }]>([
        ['Google account', ({ email }) => ({ email })],
        ['number', ({ phoneNumber }) => ({ phoneNumber })],
      ])('who is back with the same %s after a proposal with them', async (_what, of) => {
        const own = await on.verified({ profile: { gender: 'MALE' } }, await on.moderator());
        const her = await on.woman();
        await on.propose('DECLINED', { sender: own, receiver: her });
        await her.gets('deleteAccount');
        const { email = newEmail(), phoneNumber = newPhoneNumber() } = of(her);
        const again = await on.unverified({ profile: { gender: 'FEMALE' } }, await on.incomplete(email));
        expect(await on.prove(again, phoneNumber)).toMatchObject({ status: 200 });
        await findsNobody(own, email);
        const body = { profileId: again.profileId, reason: 'Asked for money.' };
        await own.expectProblem('suspendMember', { body }, 409, 'another-moderator');
        expect(await find(await on.moderator(), email)).toEqual([again.profileId]);
      });

      test('who is back after they reported the moderator, or were reported by them', async () => {
        const own = await on.verified({ profile: { gender: 'MALE' } }, await on.moderator());
        const [reporter, reported] = [await on.woman(), await on.woman()];
        await reporter.gets('reportMember', { body: { profileId: own.profileId, reason: 'OTHER' } });
        const { reportId: id } = await own.gets('reportMember', {
          body: { profileId: reported.profileId, reason: 'OTHER' },
        });
        await (await on.moderator()).gets('closeModerationCase', { params: { id }, body: { reason: 'Done.' } });
        for (const member of [reporter, reported]) {
          await member.gets('deleteAccount');
          const again = await on.unverified({}, await on.incomplete(member.email));
          await findsNobody(own, member.email);
          const body = { profileId: again.profileId, reason: 'Asked for money.' };
          await own.expectProblem('suspendMember', { body }, 409, 'another-moderator');
          expect(await find(await on.moderator(), member.email)).toEqual([again.profileId]);
        }
      });

      test('themself', async () => {
        const own = await on.memberModerator();
        for (const text of [own.profileId, displayId(own.profileId), own.email, own.phoneNumber])
          await findsNobody(own, text);
      });
    });

    test('each search is an entry in the audit log, with the profile and without the address or the number', async () => {
      const moderator = await on.moderator();
      const { profileId, email, phoneNumber } = await on.woman();
      await find(moderator, email);
      await find(moderator, phoneNumber);
      await find(moderator, phoneNumber);
      await findsNobody(moderator, `x${email}`);
      const found = await searches(moderator);
      expect(found.map((entry) => entry.profileId)).toEqual([undefined, profileId, profileId, profileId]);
      for (const text of [email, phoneNumber]) expect(JSON.stringify(found)).not.toContain(text);
      const { data } = await moderator.gets('listModerationAudit', { query: { entries: 'DECISIONS', limit: '50' } });
      expect(data.map(({ action }) => action)).not.toContain('SEARCH');
    });

    test('who was found can be suspended without a case', async () => {
      const moderator = await on.moderator();
      const her = await on.woman();
      const [profileId] = await find(moderator, her.phoneNumber);
      await moderator.gets('suspendMember', { body: { profileId, reason: 'Asked for money.' } });
      expect(await her.gets('getCurrentUser')).toMatchObject({ suspension: { reason: 'Asked for money.' } });
    });
  },
  { limits: { REPORTS_PER_DAY: 0, PROFILES_PER_DAY: 0, PHONE_COOL_DOWN_HOURS: 0 } },
);

onEachBackend(
  (on) => {
    test('a moderator searches as often as the limit of ten minutes allows, found or not', async () => {
      const [moderator, other, her] = [await on.moderator(), await on.moderator(), await on.woman()];
      const search = { body: { text: her.phoneNumber } };
      await moderator.gets('findMembers', search);
      await moderator.expectProblem('findMembers', { body: { text: newPhoneNumber() } }, 404, 'not-found');
      const { params } = await moderator.expectProblem('findMembers', search, 429, 'rate-limited');
      expect(params).toEqual({ quota: 'MEMBER_SEARCHES_PER_10_MIN', limit: 2 });
      await other.gets('findMembers', search);
    });
  },
  { limits: { MEMBER_SEARCHES_PER_10_MIN: 2 } },
);
