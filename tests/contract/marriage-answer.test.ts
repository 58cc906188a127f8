import type { ContactRole, MarriageAnswer } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { expect, test } from 'vitest';
import { listOf, otherOf, partyOf, proposalTo, sides, statusOf } from './proposal-parties.ts';
import { onEachBackend, unknownId, type Proposed, type TestMember } from './test-client.ts';

const day = 86_400_000;

onEachBackend(
  (on) => {
    /** A marriage that this side has fixed. */
    async function fixedBy(side: ContactRole, given: Parameters<typeof on.propose>[1] = {}) {
      const proposed = await on.propose('ACCEPTED', given);
      const [fixer, asked] = [partyOf(proposed, side), partyOf(proposed, otherOf(side))];
      const { proposalId } = proposed;
      await fixer.gets('updateProposalStatus', { body: { proposalId, status: 'MARRIAGE_FIXED' } });
      return { ...proposed, fixer, asked };
    }
    const answers = (asked: TestMember, { proposalId }: Pick<Proposed, 'proposalId'>, answer: MarriageAnswer) =>
      asked.gets('answerMarriage', { body: { proposalId, answer } });
    const marriageOf = async (member: TestMember) => (await member.gets('getCurrentUser')).marriage;
    const newsOf = async (member: TestMember) => (await member.gets('listNotifications')).data.map(({ kind }) => kind);
    const canPropose = async (member: TestMember) => {
      const { gender } = (await member.gets('getCurrentUserProfile')).profile;
      const other = await (gender === 'MALE' ? on.woman() : on.man());
      return (await member.ask('sendProposal', proposalTo(other))).status;
    };

    test.each(sides)('the other side is asked until 14 days have passed, when the %s has fixed it', async (side) => {
      const receiver = await on.woman({ profile: { createdBy: 'MOTHER' } });
      const { fixer, asked, proposalId } = await fixedBy(side, { receiver });
      const fixedAt = on.now();
      const answerBy = new Date(fixedAt.getTime() + 14 * day).toISOString();
      const facts = { proposalId, fixedAt: fixedAt.toISOString() };
      const typeOf = (role: ContactRole) => (role === 'SENDER' ? 'SENT' : 'RECEIVED');
      const shownOf = async (me: TestMember, { profileId: id }: TestMember) => {
        const { firstName, createdBy } = (await me.gets('getProfile', { params: { id } })).profile;
        return { firstName, createdBy };
      };
      expect(await marriageOf(asked)).toEqual({
        ...facts,
        type: typeOf(otherOf(side)),
        profileId: fixer.profileId,
        ...(await shownOf(asked, fixer)),
        answerBy,
      });
      expect(await marriageOf(fixer)).toEqual({
        ...facts,
        type: typeOf(side),
        profileId: asked.profileId,
        ...(await shownOf(fixer, asked)),
        isOwnWord: true,
      });
      const [seen] = await listOf(asked, typeOf(otherOf(side)));
      expect(seen!.marriage).toEqual({ fixedBy: side, answerBy });
      const [own] = await listOf(fixer, typeOf(side));
      expect(own!.marriage).toEqual({ fixedBy: side });
      expect(await newsOf(asked)).toContain('MARRIAGE_FIXED');
    });

    test.each(sides)(
      'a denial frees both at once, closes the proposal and opens a case: fixed by the %s',
      async (side) => {
        const moderator = await on.moderator();
        const proposed = await fixedBy(side);
        const { fixer, asked, proposalId } = proposed;
        const denied = await answers(asked, proposed, 'DENIED');
        expect(denied).toMatchObject({
          status: 'NOT_COMPATIBLE',
          changedAt: on.now().toISOString(),
          marriage: { fixedBy: side, answer: 'DENIED' },
        });
        expect(await listOf(asked, side === 'SENDER' ? 'RECEIVED' : 'SENT')).toEqual([denied]);
        for (const member of [asked, fixer]) {
          expect(await marriageOf(member)).toBeUndefined();
          expect(await canPropose(member)).toBe(201);
        }
        expect(await newsOf(fixer)).toContain('MARRIAGE_DENIED');
        expect((await fixer.gets('getCurrentUser')).proposalNews).toMatchObject([
          { proposalId, isMarriageDenied: true },
        ]);
        const query = { state: 'OPEN' };
        const [found] = (await moderator.gets('listModerationCases', { query })).data.slice(-1);
        expect(found).toMatchObject({
          kind: 'REPORT',
          reason: 'MARRIAGE_NOT_FIXED',
          member: { profileId: fixer.profileId },
          reports: [{ reporter: { profileId: asked.profileId }, proposalStatus: 'NOT_COMPATIBLE' }],
        });
        await asked.expectProblem(
          'answerMarriage',
          { body: { proposalId, answer: 'CONFIRMED' } },
          409,
          'illegal-transition',
        );
      },
    );

    test('after a denial both are in the lists of others again, as they are now', async () => {
      const proposed = await fixedBy('RECEIVER');
      const { sender, receiver } = proposed;
      const [man, woman] = [await on.man(), await on.woman()];
      const seenBy = async (viewer: TestMember, { profileId }: TestMember) =>
        (await viewer.gets('getFeed', { query: { limit: '50' } })).data.find(({ id }) => id === profileId);
      expect(await seenBy(man, receiver)).toBeUndefined();
      expect(await seenBy(woman, sender)).toBeUndefined();
      await answers(sender, proposed, 'DENIED');
      await receiver.gets('updateProfile', {
        body: newProfileBody({ profile: { gender: 'FEMALE', city: 'Warangal' } }),
      });
      expect(await seenBy(man, receiver)).toMatchObject({ city: 'Warangal' });
      expect(await seenBy(woman, sender)).toBeDefined();
      await man.gets('sendProposal', proposalTo(receiver));
      expect((await man.gets('getProfile', { params: { id: receiver.profileId } })).profile.city).toBe('Warangal');
    });

    test('after a denial neither can propose to the other, and the profile has the proposal', async () => {
      const proposed = await fixedBy('RECEIVER');
      const { sender, receiver } = proposed;
      await answers(sender, proposed, 'DENIED');
      await receiver.expectProblem('sendProposal', proposalTo(sender), 409, 'member-unavailable');
      const { proposal } = await receiver.gets('getProfile', { params: { id: sender.profileId } });
      expect(proposal).toEqual({
        proposalId: proposed.proposalId,
        status: 'NOT_COMPATIBLE',
        role: 'RECEIVER',
        marriage: { fixedBy: 'RECEIVER', answer: 'DENIED' },
      });
      const other = await fixedBy('SENDER');
      await answers(other.receiver, other, 'DENIED');
      await other.sender.expectProblem('sendProposal', proposalTo(other.receiver), 409, 'already-proposed');
      await other.receiver.expectProblem('sendProposal', proposalTo(other.sender), 409, 'member-unavailable');
      const seen = await other.receiver.gets('getProfile', { params: { id: other.sender.profileId } });
      expect(seen.proposal).toMatchObject({ role: 'RECEIVER', marriage: { fixedBy: 'SENDER', answer: 'DENIED' } });
    });

    test('a denial opens contact details of other accepted proposals again', async () => {
      const woman = await on.woman();
      const other = await on.propose('ACCEPTED', { receiver: woman });
      const proposed = await fixedBy('SENDER', { receiver: woman });
      const contact = { params: { id: other.proposalId }, query: { role: 'RECEIVER' } };
      await other.sender.expectProblem('getContactInfo', contact, 403, 'contact-not-shared');
      await answers(woman, proposed, 'DENIED');
      expect(await other.sender.gets('getContactInfo', contact)).toMatchObject({ email: woman.email });
      await other.sender.gets('updateProposalStatus', {
        body: { proposalId: other.proposalId, status: 'MARRIAGE_FIXED' },
      });
      expect(await marriageOf(woman)).toMatchObject({ profileId: other.sender.profileId });
    });

    test('a confirmation changes no status, tells the one who fixed it, and ends the question', async () => {
      const proposed = await fixedBy('RECEIVER');
      const { fixer, asked, proposalId } = proposed;
      const confirmed = await answers(asked, proposed, 'CONFIRMED');
      expect(confirmed).toMatchObject({
        status: 'MARRIAGE_FIXED',
        marriage: { fixedBy: 'RECEIVER', answer: 'CONFIRMED' },
      });
      expect(confirmed.marriage).not.toHaveProperty('answerBy');
      expect(await listOf(asked, 'SENT')).toEqual([confirmed]);
      expect(await marriageOf(fixer)).toMatchObject({ isOwnWord: true, answer: 'CONFIRMED' });
      expect(await marriageOf(asked)).not.toHaveProperty('answerBy');
      expect(await newsOf(fixer)).toContain('MARRIAGE_FIXED');
      const body = { proposalId, answer: 'DENIED' };
      await asked.expectProblem('answerMarriage', { body }, 409, 'illegal-transition');
      expect(await canPropose(asked)).toBe(409);
    });

    test.each([
      [13 * day, 200],
      [14 * day - 1000, 200], // the request takes the last second
      [14 * day, 409],
      [20 * day, 409],
    ])('after %i ms the answer is %i', async (later, expected) => {
      const { sender, proposalId } = await fixedBy('RECEIVER', {
        sender: await on.man(),
        receiver: await on.woman(),
      });
      // Sessions end after seven days without use.
      for (let days = 5 * day; days < later; days += 5 * day) {
        on.advance(5 * day);
        await sender.gets('getCurrentUser');
      }
      const rest = later - Math.floor((later - 1) / (5 * day)) * 5 * day;
      const steps = Math.floor((later - 1) / (5 * day));
      on.advance(rest - steps * 1000);
      const { status } = await sender.ask('answerMarriage', { body: { proposalId, answer: 'DENIED' } });
      expect(status).toBe(expected);
      expect(await statusOf({ sender, proposalId } as Proposed)).toBe(
        expected === 200 ? 'NOT_COMPATIBLE' : 'MARRIAGE_FIXED',
      );
    });

    test('updateProposalStatus still refuses every change of a fixed marriage, to both sides', async () => {
      const { fixer, asked, proposalId } = await fixedBy('SENDER');
      for (const status of ['NOT_COMPATIBLE', 'DECLINED', 'ACCEPTED', 'MARRIAGE_FIXED'])
        for (const party of [fixer, asked])
          await party.expectProblem(
            'updateProposalStatus',
            { body: { proposalId, status } },
            409,
            'illegal-transition',
          );
    });

    test('the one who fixed it cannot answer, and others learn nothing', async () => {
      const { fixer, proposalId } = await fixedBy('SENDER');
      const body = { proposalId, answer: 'DENIED' };
      const problem = await fixer.expectProblem('answerMarriage', { body }, 403, 'not-your-move');
      expect(problem.params).toEqual({ step: 'ANSWER_MARRIAGE' });
      for (const id of [proposalId, unknownId])
        await (await on.man()).expectProblem('answerMarriage', { body: { ...body, proposalId: id } }, 404, 'not-found');
    });

    test('a member who is confirming a number can deny', async () => {
      const { asked, proposalId } = await fixedBy('RECEIVER');
      const body = newProfileBody({ profile: { gender: 'MALE', phoneNumber: '+919811111111' } });
      await asked.gets('updateProfile', { body });
      expect(await answers(asked, { proposalId }, 'DENIED')).toMatchObject({ status: 'NOT_COMPATIBLE' });
    });

    test('a suspended fixer can be denied', async () => {
      const { fixer, asked, proposalId } = await fixedBy('RECEIVER');
      const moderator = await on.moderator();
      await moderator.gets('suspendMember', { body: { profileId: fixer.profileId, reason: 'A reason.' } });
      expect(await answers(asked, { proposalId }, 'DENIED')).toMatchObject({ status: 'NOT_COMPATIBLE' });
    });

    test.each(['deleteAccount', 'blockMember'] as const)(
      'the question stays after %s of the one who fixed it',
      async (end) => {
        const { fixer, asked, proposalId } = await fixedBy('RECEIVER');
        await fixer.gets(end, end === 'blockMember' ? { body: { profileId: asked.profileId } } : {});
        expect(await marriageOf(asked)).toEqual({
          proposalId,
          type: 'SENT',
          fixedAt: expect.any(String),
          answerBy: expect.any(String),
        });
        const denied = await answers(asked, { proposalId }, 'DENIED');
        expect(denied).toMatchObject({ status: 'NOT_COMPATIBLE', receiverProfile: { hasLeft: true } });
        expect(await listOf(asked, 'SENT')).toEqual([denied]);
        expect(await marriageOf(asked)).toBeUndefined();
        expect(await canPropose(asked)).toBe(201);
      },
    );

    test('a member who has blocked the one who fixed it still sees why, and is free after a denial', async () => {
      const { fixer, asked, proposalId } = await fixedBy('RECEIVER');
      await asked.gets('blockMember', { body: { profileId: fixer.profileId } });
      expect(await marriageOf(asked)).toEqual({
        proposalId,
        type: 'SENT',
        fixedAt: expect.any(String),
        answerBy: expect.any(String),
      });
      const denied = await answers(asked, { proposalId }, 'DENIED');
      expect(denied).toMatchObject({ status: 'NOT_COMPATIBLE', receiverProfile: { hasLeft: true } });
      expect(await marriageOf(asked)).toBeUndefined();
      const { proposals } = await asked.gets('exportAccount');
      expect(proposals).toMatchObject([{ proposalId, status: 'NOT_COMPATIBLE', marriageAnswer: 'DENIED' }]);
      expect(await canPropose(asked)).toBe(201);
    });

    test.each(['CONFIRMED', 'DENIED'] as const)(
      'whom the member has blocked cannot tell that they answered %s, until the block ends',
      async (answer) => {
        const { fixer, asked, proposalId } = await fixedBy('RECEIVER');
        await asked.gets('blockMember', { body: { profileId: fixer.profileId } });
        const all = async () => [
          await listOf(fixer, 'RECEIVED'),
          await marriageOf(fixer),
          await newsOf(fixer),
          (await fixer.gets('exportAccount')).proposals,
          (await fixer.ask('sendProposal', proposalTo(await on.man()))).status,
        ];
        const before = await all();
        await answers(asked, { proposalId }, answer);
        expect(await all()).toEqual(before);
        await asked.gets('unblockMember', { params: { id: fixer.profileId } });
        const status = answer === 'DENIED' ? 'NOT_COMPATIBLE' : 'MARRIAGE_FIXED';
        expect(await listOf(fixer, 'RECEIVED')).toMatchObject([{ status, marriage: { fixedBy: 'RECEIVER', answer } }]);
        expect(await canPropose(fixer)).toBe(answer === 'DENIED' ? 201 : 409);
        expect((await newsOf(fixer)).includes('MARRIAGE_DENIED')).toBe(answer === 'DENIED');
      },
    );

    test('a member who denied behind a block can fix another marriage, which the end of the block does not change', async () => {
      const { fixer, asked, proposalId } = await fixedBy('RECEIVER');
      await asked.gets('blockMember', { body: { profileId: fixer.profileId } });
      await answers(asked, { proposalId }, 'DENIED');
      const second = await on.propose('ACCEPTED', { sender: asked });
      const body = { proposalId: second.proposalId, status: 'MARRIAGE_FIXED' };
      await second.receiver.gets('updateProposalStatus', { body });
      await asked.gets('unblockMember', { params: { id: fixer.profileId } });
      expect(await marriageOf(asked)).toMatchObject({ proposalId: second.proposalId });
      expect(await marriageOf(fixer)).toBeUndefined();
      expect(await canPropose(asked)).toBe(409);
    });

    test.each([
      ['no answer', { answer: undefined }, '/answer'],
      ['an unknown answer', { answer: 'MAYBE' }, '/answer'],
      ['no proposal', { proposalId: undefined }, '/proposalId'],
      ['an extra field', { note: 'x' }, '/note'],
    ])('answerMarriage refuses %s', async (_what, change, pointer) => {
      const { asked, proposalId } = await fixedBy('RECEIVER');
      const body = { proposalId, answer: 'CONFIRMED', ...change };
      const { errors } = await asked.expectProblem('answerMarriage', { body }, 400, 'validation');
      expect(errors?.map((each) => each.pointer)).toEqual([pointer]);
    });
  },
  { limits: { PROPOSALS_PER_DAY: 0, PROFILES_PER_DAY: 0, PHONE_COOL_DOWN_HOURS: 0 } },
);
