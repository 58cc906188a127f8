import { newProfileBody, type ProfileOverrides } from '@mithaq/openapi/examples/factories.ts';
import { describe, expect, test } from 'vitest';
import { onEachBackend, type TestClient, type TestMember } from './test-client.ts';

onEachBackend(
  (on) => {
    const flagged = 'Look for amina.writes, that is all I say.';
    const other = 'Look for amina.paints, that is all I say.';
    const fine = 'I paint and write.';
    const open = async (moderator: TestClient) =>
      (await moderator.gets('listModerationCases', { query: { state: 'OPEN', limit: '50' } })).data;
    const close = (moderator: TestClient, id: string, keepHeld?: boolean) =>
      moderator.gets('closeModerationCase', { params: { id }, body: { reason: 'It is a pen name.', keepHeld } });
    const closeAll = async (moderator: TestClient) => {
      for (const { caseId } of await open(moderator)) await close(moderator, caseId);
    };
    const save = (member: TestMember, overrides: ProfileOverrides) =>
      member.gets('updateProfile', { body: newProfileBody(overrides) });
    const seenBy = async (viewer: TestClient, { profileId }: TestMember) =>
      viewer.gets('getProfile', { params: { id: profileId } });

    test('is saved and marked for its owner, and others do not see it until a moderator has released it', async () => {
      const moderator = await on.moderator();
      const him = await on.man();
      const her = await on.woman({ profile: { aboutMe: flagged } });
      const own = await her.gets('getCurrentUserProfile');
      expect(own.profile).toMatchObject({ aboutMe: flagged, heldBack: ['aboutMe'] });
      expect((await her.gets('exportAccount')).profile).toMatchObject({ aboutMe: flagged });
      expect((await seenBy(him, her)).profile).toMatchObject({ aboutMe: '' });
      const [found] = await open(moderator);
      expect(found).toMatchObject({ kind: 'TEXT', field: 'aboutMe', text: flagged });
      expect(found!.member).toMatchObject({ profileId: her.profileId, openCases: 1, aboutMe: flagged });
      expect(JSON.stringify(await her.gets('exportAccount'))).not.toContain(found!.caseId);
      expect(await close(moderator, found!.caseId)).toMatchObject({ text: flagged, outcome: 'RELEASED' });
      expect((await seenBy(him, her)).profile).toMatchObject({ aboutMe: flagged });
      expect((await her.gets('getCurrentUserProfile')).profile).not.toHaveProperty('heldBack');
    });

    test('stays released while it is unchanged, and also when the member comes back to it', async () => {
      const moderator = await on.moderator();
      const her = await on.woman({ profile: { aboutMe: flagged } });
      await closeAll(moderator);
      for (const aboutMe of [flagged, fine, flagged])
        expect((await save(her, { profile: { aboutMe } })).profile).not.toHaveProperty('heldBack');
      expect(await open(moderator)).toEqual([]);
      expect((await save(her, { profile: { aboutMe: other } })).profile.heldBack).toEqual(['aboutMe']);
      expect(await open(moderator)).toMatchObject([{ text: other }]);
      await closeAll(moderator);
    });

    test('stays held by a decision of a moderator, without another case, until the member changes it', async () => {
      const moderator = await on.moderator();
      const [him, her] = [await on.man(), await on.woman({ profile: { aboutMe: flagged } })];
      const [found] = await open(moderator);
      expect(await close(moderator, found!.caseId, true)).toMatchObject({ outcome: 'KEPT_HELD' });
      expect((await save(her, { profile: { aboutMe: flagged } })).profile.heldBack).toEqual(['aboutMe']);
      expect((await seenBy(him, her)).profile).toMatchObject({ aboutMe: '' });
      expect(await open(moderator)).toEqual([]);
      expect((await save(her, { profile: { aboutMe: fine } })).profile).not.toHaveProperty('heldBack');
      expect((await seenBy(him, her)).profile).toMatchObject({ aboutMe: fine });
    });

    test('that the member changes to one without a flag is shown at once, and its case is closed', async () => {
      const moderator = await on.moderator();
      const [him, her] = [await on.man(), await on.woman({ profile: { aboutMe: flagged } })];
      const [found] = await open(moderator);
      await save(her, { profile: { aboutMe: fine } });
      expect((await seenBy(him, her)).profile).toMatchObject({ aboutMe: fine });
      expect(await open(moderator)).toEqual([]);
      const closed = await moderator.gets('listModerationCases', { query: { state: 'CLOSED', limit: '1' } });
      expect(closed.data).toMatchObject([{ caseId: found!.caseId, text: flagged, outcome: 'CHANGED' }]);
    });

    test('makes one case of a field, however often it is changed back and forth', async () => {
      const moderator = await on.moderator();
      const her = await on.woman({ profile: { aboutMe: flagged } });
      for (let i = 0; i < 5; i++) {
        await save(her, { profile: { aboutMe: fine } });
        await save(her, { profile: { aboutMe: `${flagged} ${'Really. '.repeat(i)}` } });
        await save(her, { profile: { aboutMe: other } });
        expect(await open(moderator)).toMatchObject([{ text: other }]);
      }
      await closeAll(moderator);
    });

    test.each([[[other]], [[fine, other]]])(
      'that the member changes to %j is not released by a moderator who has read the earlier one',
      async (changes) => {
        const moderator = await on.moderator();
        const [him, her] = [await on.man(), await on.woman({ profile: { aboutMe: flagged } })];
        const [read] = await open(moderator);
        for (const aboutMe of changes) await save(her, { profile: { aboutMe } });
        const decision = { params: { id: read!.caseId }, body: { reason: 'It is a pen name.' } };
        await moderator.expectProblem('closeModerationCase', decision, 404, 'not-found');
        expect((await seenBy(him, her)).profile).toMatchObject({ aboutMe: '' });
        expect(await open(moderator)).toMatchObject([{ text: other }]);
        await closeAll(moderator);
      },
    );

    test('has no case before the number is proved, one from then on, and none once the account is deleted', async () => {
      const moderator = await on.moderator();
      const her = await on.unverified({ profile: { gender: 'FEMALE', aboutMe: flagged } });
      expect((await her.gets('getCurrentUserProfile')).profile).toMatchObject({ heldBack: ['aboutMe'] });
      expect(await open(moderator)).toEqual([]);
      expect((await on.prove(her, her.phoneNumber)).status).toBe(200);
      expect(await open(moderator)).toMatchObject([{ field: 'aboutMe', text: flagged }]);
      await her.gets('deleteAccount');
      expect(await open(moderator)).toEqual([]);
      for (const state of ['OPEN', 'CLOSED'])
        expect(
          JSON.stringify(await moderator.gets('listModerationCases', { query: { state, limit: '50' } })),
        ).not.toContain(her.profileId);
    });

    test('among the preferences is held back, also from savePreferences and in its own answers', async () => {
      const moderator = await on.moderator();
      const [him, her] = [await on.man(), await on.woman({ profile: { aboutMe: flagged } })];
      const { preferencesInput } = newProfileBody({ preferences: { preferredOtherPreferences: other } });
      const cities = ['Pune 98765', 'Delhi 43210'];
      const body = { ...preferencesInput, preferredLocation: { ...preferencesInput.preferredLocation, cities } };
      expect(await her.gets('savePreferences', { body })).toMatchObject({ otherPreferences: other, cities });
      expect(await her.gets('getPreferences', { params: { id: her.preferencesId } })).toMatchObject({ cities });
      expect((await her.gets('exportAccount')).preferences).toMatchObject({ otherPreferences: other, cities });
      const own = await her.gets('getCurrentUserProfile');
      expect(own.profile).toMatchObject({ aboutMe: flagged });
      expect(own.profile.heldBack!.toSorted()).toEqual(['aboutMe', 'preferredCities', 'preferredOtherPreferences']);
      const { profile, preferences } = await seenBy(him, her);
      expect(profile.aboutMe).toBe('');
      expect(preferences).toMatchObject({ cities: [] });
      expect(preferences).not.toHaveProperty('otherPreferences');
      expect(await open(moderator)).toHaveLength(3);
      await closeAll(moderator);
      expect((await seenBy(him, her)).preferences).toMatchObject({ otherPreferences: other, cities });
    });

    describe('in every field', () => {
      const mark = 'amina.sketches'; // nobody before has it
      const profile = {
        fullName: `Amina ${mark}`,
        education: `BA ${mark}`,
        occupation: `Nurse ${mark}`,
        city: `Pune ${mark}`,
        aboutMe: `I am ${mark} here`,
      };
      const preferences = {
        preferredEducation: [`MA ${mark}`],
        preferredOccupation: [`Doctor ${mark}`],
        preferredOtherPreferences: `Kind ${mark}`,
      };

      test('is in no answer to another member, in any status of a proposal, nor in its snapshots', async () => {
        const moderator = await on.moderator();
        const him = await on.man();
        const her = await on.woman({ profile, preferences });
        expect((await her.gets('getCurrentUserProfile')).profile.heldBack).toHaveLength(8);
        const { profileId } = her;
        const query = { limit: '50' };
        const look = async () => {
          const seen = JSON.stringify([
            await him.gets('getFeed', { query }),
            await him.gets('getForYou', { query }),
            await him.gets('getProfile', { params: { id: profileId } }),
            await him.gets('listSavedProfiles'),
            await him.gets('listHiddenMembers'),
            await him.gets('listContactReads'),
            await him.gets('listProposals', { params: { type: 'SENT' } }),
            await him.gets('exportAccount'),
          ]);
          expect(seen).toContain('Amina');
          expect(seen).not.toContain(mark);
          expect(seen).not.toContain('heldBack');
        };
        await him.gets('saveProfile', { body: { profileId } });
        await look();
        await him.gets('hideMember', { body: { profileId } });
        await look();
        const { proposalId } = await him.gets('sendProposal', { body: { receiverProfileId: profileId } });
        await look();
        await her.gets('updateProposalStatus', { body: { proposalId, status: 'ACCEPTED' } });
        await look();
        const contact = { params: { id: proposalId }, query: { role: 'RECEIVER' } };
        expect(JSON.stringify(await him.gets('getContactInfo', contact))).not.toContain(mark);
        await her.gets('updateProposalStatus', { body: { proposalId, status: 'NOT_COMPATIBLE' } });
        await look();
        await closeAll(moderator);
        expect((await seenBy(him, her)).profile).toMatchObject({ fullName: 'Amina', city: '', aboutMe: '' });
      });
    });
  },
  { limits: { REPORTS_PER_DAY: 0, PROFILES_PER_DAY: 0 } },
);
