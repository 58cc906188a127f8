import { expect, test } from 'vitest';
import { onEachBackend, type TestClient } from './test-client.ts';

/** What moderators read of members is in the audit log. */
onEachBackend((on) => {
  const day = 86_400_000;
  const reads = async (moderator: TestClient, about: string) =>
    (await moderator.gets('listModerationAudit', { query: { entries: 'READS', limit: '50' } })).data.filter(
      ({ profileId }) => profileId === about,
    );

  test('a case that is listed is one entry for each moderator and day', async () => {
    const [moderator, other] = [await on.moderator(), await on.moderator()];
    const [him, her] = [await on.man(), await on.woman()];
    const { profileId } = her;
    const { reportId: caseId } = await him.gets('reportMember', { body: { profileId, reason: 'OTHER' } });
    expect(await reads(moderator, profileId)).toEqual([]);
    const list = (by: TestClient) => by.gets('listModerationCases', { query: { limit: '50' } });
    await list(moderator);
    await list(moderator);
    const entry = { action: 'READ_CASE', profileId, caseId, reason: '' };
    expect(await reads(moderator, profileId)).toMatchObject([{ ...entry, moderator: moderator.email }]);
    await list(other);
    expect(await reads(moderator, profileId)).toMatchObject([
      { ...entry, moderator: other.email },
      { ...entry, moderator: moderator.email },
    ]);
    on.advance(day);
    const tomorrow = await on.moderator();
    await list(tomorrow);
    expect(await reads(tomorrow, profileId)).toHaveLength(3);
  });

  test('a suspended member who is listed is one entry for each moderator and day', async () => {
    const moderator = await on.moderator();
    const { profileId } = await on.suspended();
    for (let i = 0; i < 2; i += 1) await moderator.gets('listSuspendedMembers', { query: { limit: '50' } });
    expect(await reads(moderator, profileId)).toMatchObject([
      { action: 'READ_SUSPENDED', profileId, moderator: moderator.email },
    ]);
  });

  test('messages that are listed are one entry for each moderator, member and day, also when there are none', async () => {
    const moderator = await on.moderator();
    const [her, him] = [await on.woman(), await on.man()];
    for (const { profileId: id } of [her, her, him]) await moderator.gets('listMessagesToMember', { params: { id } });
    for (const { profileId } of [her, him])
      expect(await reads(moderator, profileId)).toMatchObject([
        { action: 'READ_MESSAGES', profileId, reason: '', moderator: moderator.email },
      ]);
    on.advance(day);
    const tomorrow = await on.moderator();
    await tomorrow.gets('listMessagesToMember', { params: { id: her.profileId } });
    expect(await reads(tomorrow, her.profileId)).toHaveLength(2);
  });

  test('listModerationAudit shows decisions, reads, or both', async () => {
    const moderator = await on.moderator();
    const { profileId } = await on.suspended();
    await moderator.gets('listSuspendedMembers', { query: { limit: '50' } });
    const actions = async (query: Record<string, string>) =>
      (await moderator.gets('listModerationAudit', { query: { ...query, limit: '50' } })).data
        .filter((entry) => entry.profileId === profileId)
        .map(({ action }) => action);
    expect(await actions({ entries: 'DECISIONS' })).toEqual(['SUSPEND']);
    expect(await actions({ entries: 'READS' })).toEqual(['READ_SUSPENDED']);
    expect(await actions({})).toEqual(['READ_SUSPENDED', 'SUSPEND']);
  });
});
