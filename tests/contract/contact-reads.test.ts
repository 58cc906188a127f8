import { expect, test } from 'vitest';
import { onEachSubject } from './test-client.ts';

onEachSubject((on) => {
  test('listContactReads tells each side who read their details, the newest first', async () => {
    const { sender, receiver, proposalId } = await on.propose('ACCEPTED');
    expect(await receiver.gets('listContactReads')).toEqual([]);
    const read = { params: { id: proposalId }, query: { role: 'RECEIVER' } };
    await sender.gets('getContactInfo', read);
    await sender.gets('getContactInfo', read);
    const reads = await receiver.gets('listContactReads');
    const reader = { readerName: sender.fullName, readerProfileId: sender.profileId };
    expect(reads).toMatchObject([reader, reader]);
    expect(reads[0]!.readAt > reads[1]!.readAt).toBe(true);
    expect(await sender.gets('listContactReads')).toEqual([]);
  });

  test('listContactReads still names a reader whom the member has blocked', async () => {
    const { sender, receiver, proposalId } = await on.propose('ACCEPTED');
    await sender.gets('getContactInfo', { params: { id: proposalId }, query: { role: 'RECEIVER' } });
    await receiver.gets('blockMember', { body: { profileId: sender.profileId } });
    expect(await receiver.gets('listContactReads')).toMatchObject([{ readerName: sender.fullName }]);
  });
});
