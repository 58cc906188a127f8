import { expect, test } from 'vitest';
import { onEachBackend } from './test-client.ts';

const day = 86_400_000;

onEachBackend((on) => {
  test('listContactReads tells each side who read their details, the newest first', async () => {
    const { sender, receiver, proposalId } = await on.propose('ACCEPTED');
    expect(await receiver.gets('listContactReads')).toEqual([]);
    const read = { params: { id: proposalId }, query: { role: 'RECEIVER' } };
    await sender.gets('getContactInfo', read);
    await sender.gets('getContactInfo', read);
    const reads = await receiver.gets('listContactReads');
    const reader = { readerName: sender.fullName, readerProfileId: sender.profileId };
    expect(reads).toEqual([{ ...reader, readAt: expect.any(String), count: 2 }]);
    on.advance(day);
    await sender.gets('getContactInfo', read);
    const later = await receiver.gets('listContactReads');
    expect(later).toEqual([{ ...reader, readAt: expect.any(String), count: 1 }, ...reads]);
    expect(later[0]!.readAt > later[1]!.readAt).toBe(true);
    expect(await sender.gets('listContactReads')).toEqual([]);
  });

  test('many reads by one member push no other reader out of the list', async () => {
    const receiver = await on.woman();
    const [first, second] = [await on.propose('ACCEPTED', { receiver }), await on.propose('ACCEPTED', { receiver })];
    const read = ({ sender, proposalId }: typeof first) =>
      sender.gets('getContactInfo', { params: { id: proposalId }, query: { role: 'RECEIVER' } });
    await read(first);
    for (let i = 0; i < 12; i += 1) await read(second);
    expect(await receiver.gets('listContactReads')).toMatchObject([
      { readerProfileId: second.sender.profileId, count: 12 },
      { readerProfileId: first.sender.profileId, count: 1 },
    ]);
    expect((await second.sender.gets('exportAccount')).contactReads).toMatchObject([{ isReader: true, count: 12 }]);
    expect((await receiver.gets('exportAccount')).contactReads).toMatchObject([{ count: 12 }, { count: 1 }]);
  });

  test('listContactReads returns pages, and says in a header whether another one follows', async () => {
    const { sender, receiver, proposalId } = await on.propose('ACCEPTED');
    for (let i = 0; i < 3; i += 1) {
      await sender.gets('getContactInfo', { params: { id: proposalId }, query: { role: 'RECEIVER' } });
      on.advance(day);
    }
    const all = await receiver.gets('listContactReads');
    expect(all).toHaveLength(3);
    const page = async (query: Record<string, string>) => {
      const { headers, body } = await receiver.ask('listContactReads', { query });
      return { body, hasNextPage: headers.get('has-next-page') };
    };
    expect(await page({})).toEqual({ body: all, hasNextPage: 'false' });
    expect(await page({ limit: '3' })).toEqual({ body: all, hasNextPage: 'false' });
    expect(await page({ limit: '2' })).toEqual({ body: all.slice(0, 2), hasNextPage: 'true' });
    expect(await page({ limit: '2', page: '1' })).toEqual({ body: all.slice(2), hasNextPage: 'false' });
    expect(await page({ limit: '100', page: '2147483647' })).toEqual({ body: [], hasNextPage: 'false' });
  });

  test.each<Record<string, string>>([{ limit: '0' }, { limit: '101' }, { page: '-1' }, { page: 'x' }])(
    'listContactReads refuses the page %o',
    async (query) => {
      await (await on.verified()).expectProblem('listContactReads', { query }, 400, 'validation');
    },
  );

  test('listContactReads still names a reader whom the member has blocked', async () => {
    const { sender, receiver, proposalId } = await on.propose('ACCEPTED');
    await sender.gets('getContactInfo', { params: { id: proposalId }, query: { role: 'RECEIVER' } });
    await receiver.gets('blockMember', { body: { profileId: sender.profileId } });
    expect(await receiver.gets('listContactReads')).toMatchObject([{ readerName: sender.fullName }]);
  });
});
