import type { OperationId } from '@mithaq/openapi/handlers.ts';
import { expect, test } from 'vitest';
import { onEachBackend, type TestClient } from './test-client.ts';

type List = [OperationId, { params?: Record<string, string>; query?: Record<string, string> }?];

/** Every list whose cursor is an address of its own; that of notifications and of cases is an id. */
const lists: List[] = [
  ['getFeed'],
  ['getFeed', { query: { minAge: '18' } }],
  ['getForYou'],
  ['listProposals', { params: { type: 'SENT' } }],
  ['listProposals', { params: { type: 'RECEIVED' } }],
  ['listBlocks'],
  ['listHiddenMembers'],
];

/** A page of one, after the cursor if there is one. */
const ask = (client: TestClient, [list, { params, query } = {}]: List, cursor?: string) =>
  client.ask(list, { ...(params && { params }), query: { ...query, limit: '1', ...(cursor && { cursor }) } });

const cursorIn = (headers: Headers) =>
  new URL(/^<(.*)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1] ?? '', 'http://x').searchParams.get('cursor') ??
  undefined;

onEachBackend((on) => {
  test('each list takes its own cursors, and refuses those of the others', async () => {
    const man = await on.man();
    for (let i = 0; i < 2; i += 1) {
      await man.gets('sendProposal', { body: { receiverProfileId: (await on.woman()).profileId } });
      await (await on.woman()).gets('sendProposal', { body: { receiverProfileId: man.profileId } });
      await man.gets('blockMember', { body: { profileId: (await on.woman()).profileId } });
      await man.gets('hideMember', { body: { profileId: (await on.woman()).profileId } });
      await on.woman();
    }
    const cursors: string[] = [];
    for (const list of lists) cursors.push(cursorIn((await ask(man, list)).headers)!);
    for (const [i, list] of lists.entries()) {
      expect([list, (await ask(man, list, cursors[i])).status]).toEqual([list, 200]);
      // The nearest in the order above; For You takes neither cursor of the Feed.
      for (const cursor of [cursors.at(i - 1), cursors.at(i - 2)]) {
        const { status, body } = await ask(man, list, cursor);
        expect([list, status, body]).toMatchObject([list, 400, { errors: [{ pointer: 'cursor', code: 'outdated' }] }]);
      }
    }
  });

  test.each([
    ['listBlocks', 'blockMember', 'unblockMember'],
    ['listHiddenMembers', 'hideMember', 'unhideMember'],
  ] as const)('%s comes whole, or page by page by number and by Link', async (list, add, remove) => {
    const man = await on.man();
    for (let i = 0; i < 3; i += 1) await man.gets(add, { body: { profileId: (await on.woman()).profileId } });
    const all = await man.gets(list);
    expect(await man.gets(list, { query: { limit: '2', page: '1' } })).toEqual(all.slice(2));
    const first = await ask(man, [list]);
    const second = await ask(man, [list], cursorIn(first.headers));
    const third = await ask(man, [list], cursorIn(second.headers));
    expect([first.body, second.body, third.body]).toEqual(all.map((one) => [one]));
    const says = [first, second, third].map(({ headers }) => [headers.get('has-next-page'), headers.has('link')]);
    expect(says).toEqual([
      ['true', true],
      ['true', true],
      ['false', false],
    ]);
    await man.gets(remove, { params: { id: all[1]!.profileId } });
    expect((await ask(man, [list], cursorIn(first.headers))).body).toEqual([all[2]]);
    expect((await ask(man, [list], cursorIn(second.headers))).status).toBe(400);

    // The page is as before, and nothing follows it any more.
    const known = () => man.ask(list, { query: { limit: '1' }, headers: { 'if-none-match': tag } });
    const tag = (await ask(man, [list])).headers.get('etag')!;
    const before = await known();
    await man.gets(remove, { params: { id: all[2]!.profileId } });
    const after = await known();
    const changes = [before, after].map(({ status, headers }) => [status, headers.get('has-next-page')]);
    expect(changes).toEqual([
      [304, 'true'],
      [200, 'false'],
    ]);
  });

  test('a hidden member who has blocked the caller is no cursor any more, like one who has left', async () => {
    const man = await on.man();
    const [older, blocker, leaver] = [await on.woman(), await on.woman(), await on.woman()];
    for (const { profileId } of [older, blocker, leaver]) await man.gets('hideMember', { body: { profileId } });
    const afterLeaver = cursorIn((await ask(man, ['listHiddenMembers'])).headers);
    const afterBlocker = cursorIn((await ask(man, ['listHiddenMembers'], afterLeaver)).headers);
    await leaver.gets('deleteAccount');
    await blocker.gets('blockMember', { body: { profileId: man.profileId } });
    for (const cursor of [afterLeaver, afterBlocker])
      expect((await ask(man, ['listHiddenMembers'], cursor)).status).toBe(400);
  });
});
