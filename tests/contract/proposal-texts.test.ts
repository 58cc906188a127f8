import { newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { describe, expect, test } from 'vitest';
import { onEachBackend, type TestClient, type TestMember } from './test-client.ts';

const home = 'What does a good home mean to you?';
const work = 'How do you see work after the wedding?';
const note = 'Assalamu alaikum. Your words about your parents made me read twice.';
const reply = 'Thank you for your kind words. My father would like to speak with you.';
/** Passes the screening, and yet looks like a way to contact. */
const flagged = 'Look for amina.writes, that is all I say.';

onEachBackend((on) => {
  const asking = (questions: string[] = [home, work]) => on.woman({ preferences: { preferredQuestions: questions } });
  const send = (sender: TestMember, receiver: TestMember, body: object) =>
    sender.gets('sendProposal', { body: { receiverProfileId: receiver.profileId, ...body } });
  const listed = async (client: TestClient, type: 'SENT' | 'RECEIVED') =>
    (await client.gets('listProposals', { params: { type } }))[0]!;
  const between = async (client: TestClient, { profileId }: TestMember) =>
    (await client.gets('getProfile', { params: { id: profileId } })).proposal!;
  const openCases = async (moderator: TestClient) =>
    (await moderator.gets('listModerationCases', { query: { state: 'OPEN', limit: '50' } })).data;
  const decide = (moderator: TestClient, id: string, keepHeld?: boolean) =>
    moderator.gets('closeModerationCase', { params: { id }, body: { reason: 'I have read it.', keepHeld } });

  test('a proposal carries a note and answers, which both sides read on it, on the profile, and nowhere else', async () => {
    const [him, her] = [await on.man(), await asking()];
    const answers = [{ question: work, answer: 'As she wishes.' }];
    const sent = await send(him, her, { note, answers });
    expect(sent).toMatchObject({ status: 'PENDING', note, answers });
    expect(sent).not.toHaveProperty('heldBack');
    for (const seen of [
      await listed(him, 'SENT'),
      await listed(her, 'RECEIVED'),
      await between(him, her),
      await between(her, him),
    ])
      expect(seen).toMatchObject({ note, answers });
    const third = await on.man();
    const others = [
      await third.gets('getFeed', { query: { limit: '50' } }),
      await third.gets('getProfile', { params: { id: her.profileId } }),
      await third.gets('exportAccount'),
      await her.gets('listNotifications'),
      (await her.gets('getCurrentUser')).proposalNews,
    ];
    expect(JSON.stringify(others)).not.toContain(note);
    expect(JSON.stringify(others)).not.toContain('As she wishes.');
  });

  test('without words a proposal has none of their fields', async () => {
    const [him, her] = [await on.man(), await asking()];
    for (const proposal of [await send(him, her, { note: null, answers: [] }), await between(her, him)])
      for (const field of ['note', 'answers', 'answerNote', 'heldBack']) expect(proposal).not.toHaveProperty(field);
  });

  test.each([
    ['updateProposalStatus', 'ACCEPTED'],
    ['updateProposalStatus', 'DECLINED'],
    ['acceptProposal', 'ACCEPTED'],
    ['declineProposal', 'DECLINED'],
  ] as const)('%s to %s takes a note, which stays in every later status', async (operation, status) => {
    const { sender, receiver, proposalId } = await on.propose();
    const body = { proposalId, note: reply, ...(operation === 'updateProposalStatus' && { status }) };
    expect(await receiver.gets(operation, { body })).toMatchObject({ status, answerNote: reply });
    expect(await listed(sender, 'SENT')).toMatchObject({ status, answerNote: reply });
    if (status === 'DECLINED') return;
    await sender.gets('updateProposalStatus', { body: { proposalId, status: 'NOT_COMPATIBLE' } });
    expect(await listed(receiver, 'RECEIVED')).toMatchObject({ status: 'NOT_COMPATIBLE', answerNote: reply });
  });

  test.each(['MARRIAGE_FIXED', 'NOT_COMPATIBLE'])('%s takes no note', async (status) => {
    const { sender, proposalId } = await on.propose('ACCEPTED');
    const body = { proposalId, status, note: reply };
    const problem = await sender.expectProblem('updateProposalStatus', { body }, 400, 'validation');
    expect(problem.errors).toMatchObject([{ pointer: '/note' }]);
    expect(await listed(sender, 'SENT')).toMatchObject({ status: 'ACCEPTED' });
  });

  test('only the receiver writes with an answer, and a refused answer leaves no note', async () => {
    const { sender, receiver, proposalId } = await on.propose();
    const body = { proposalId, note: reply };
    await sender.expectProblem('acceptProposal', { body }, 403, 'not-your-move');
    await (await on.man()).expectProblem('acceptProposal', { body }, 404, 'not-found');
    await receiver.gets('declineProposal', { body: { proposalId } });
    await receiver.expectProblem('acceptProposal', { body }, 409, 'illegal-transition');
    expect(await listed(receiver, 'RECEIVED')).not.toHaveProperty('answerNote');
  });

  test.each([
    ['note', { note: 'x'.repeat(600) }, { note: 'x'.repeat(601) }, '/note'],
    [
      'answer',
      { answers: [{ question: home, answer: 'x'.repeat(300) }] },
      { answers: [{ question: home, answer: 'x'.repeat(301) }] },
      '/answers/0/answer',
    ],
    ['answer that is empty', {}, { answers: [{ question: home, answer: ' ' }] }, '/answers/0/answer'],
    [
      'note with a contact detail',
      { note: 'We could speak about Quran 30:21.' },
      { note: 'Write to me: amina@example.com' },
      '/note',
    ],
    [
      'answer with a contact detail',
      {},
      { answers: [{ question: home, answer: 'Call +91 98765 43210' }] },
      '/answers/0/answer',
    ],
  ])('a %s is taken up to its limit and refused beyond', async (_what, good, bad, pointer) => {
    const [him, her] = [await on.man(), await asking()];
    const body = { receiverProfileId: her.profileId, ...bad };
    const { status, body: problem } = await him.ask('sendProposal', { body });
    expect(status).toBe(400);
    expect(problem).toMatchObject({ errors: [{ pointer }] });
    expect(await him.gets('listProposals', { params: { type: 'SENT' } })).toEqual([]);
    expect(await send(him, her, good)).toMatchObject(good);
  });

  test('the note of an answer is screened like that of the proposal', async () => {
    const { receiver, proposalId } = await on.propose();
    const body = { proposalId, note: 'My number is 98765 43210' };
    for (const operation of ['acceptProposal', 'declineProposal'] as const)
      expect(await receiver.expectProblem(operation, { body }, 400, 'contact-in-text')).toMatchObject({
        errors: [{ pointer: '/note', contact: { kind: 'PHONE' } }],
      });
    expect(await listed(receiver, 'RECEIVED')).toMatchObject({ status: 'PENDING' });
  });

  test.each([
    ['that nobody asks', [{ question: 'Who are you?', answer: 'Me.' }], 0],
    [
      'twice',
      [
        { question: home, answer: 'One.' },
        { question: home, answer: 'Two.' },
      ],
      1,
    ],
  ])('an answer to a question %s is refused, and nothing is sent', async (_what, answers, at) => {
    const [him, her] = [await on.man(), await asking()];
    const body = { receiverProfileId: her.profileId, answers };
    const problem = await him.expectProblem('sendProposal', { body }, 400, 'validation');
    expect(problem.errors).toMatchObject([{ pointer: `/answers/${at}/question` }]);
    expect(await him.gets('listProposals', { params: { type: 'SENT' } })).toEqual([]);
  });

  test('an answer tells nothing of the questions of a member whom the sender cannot see', async () => {
    const [him, man] = [await on.man(), await on.man({ preferences: { preferredQuestions: [home] } })];
    for (const question of [home, work]) {
      const body = { receiverProfileId: man.profileId, answers: [{ question, answer: 'One.' }] };
      await him.expectProblem('sendProposal', { body }, 404, 'not-found');
    }
  });

  test('an answer keeps its question when the member asks another one', async () => {
    const [him, her] = [await on.man(), await asking([home])];
    const answers = [{ question: home, answer: 'A quiet one.' }];
    await send(him, her, { answers });
    await her.gets('updateProfile', { body: newProfileBody({ preferences: { preferredQuestions: [work] } }) });
    expect(await listed(her, 'RECEIVED')).toMatchObject({ answers });
    expect((await him.gets('getProfile', { params: { id: her.profileId } })).preferences.questions).toEqual([work]);
  });

  describe('a text that the screening flags', () => {
    test('is seen by its author alone until a moderator has released it', async () => {
      const moderator = await on.moderator();
      const [him, her] = [await on.man(), await asking()];
      const answers = [{ question: home, answer: 'A quiet one.' }];
      const { proposalId, ...sent } = await send(him, her, { note: flagged, answers });
      expect(sent).toMatchObject({ note: flagged, answers, heldBack: ['note'] });
      for (const own of [await listed(him, 'SENT'), await between(him, her)])
        expect(own).toMatchObject({ note: flagged, heldBack: ['note'] });
      const unseen = [await listed(her, 'RECEIVED'), await between(her, him), await her.gets('exportAccount')];
      expect(JSON.stringify(unseen)).not.toContain('amina.writes');
      expect(JSON.stringify(unseen)).not.toContain('heldBack');
      expect(unseen).toMatchObject([{ answers }, { answers }, {}]);
      const [found] = await openCases(moderator);
      expect(found).toMatchObject({ kind: 'TEXT', proposalField: 'note', text: flagged });
      expect(found).not.toHaveProperty('field');
      expect(found!.member).toMatchObject({ profileId: him.profileId });
      // A change of the profile leaves the case open.
      await him.gets('updateProfile', { body: newProfileBody({ profile: { gender: 'MALE', aboutMe: 'I walk.' } }) });
      expect(await decide(moderator, found!.caseId)).toMatchObject({ outcome: 'RELEASED', text: flagged });
      for (const seen of [await listed(her, 'RECEIVED'), await listed(him, 'SENT')]) {
        expect(seen).toMatchObject({ proposalId, note: flagged });
        expect(seen).not.toHaveProperty('heldBack');
      }
    });

    test('stays hidden when a moderator keeps it held, also one with an answer', async () => {
      const moderator = await on.moderator();
      const { sender, receiver, proposalId } = await on.propose();
      const accepted = await receiver.gets('acceptProposal', { body: { proposalId, note: flagged } });
      expect(accepted).toMatchObject({ answerNote: flagged, heldBack: ['answerNote'] });
      const [found] = await openCases(moderator);
      expect(found).toMatchObject({ proposalField: 'answerNote' });
      expect(await decide(moderator, found!.caseId, true)).toMatchObject({ outcome: 'KEPT_HELD' });
      expect(await listed(sender, 'SENT')).not.toHaveProperty('answerNote');
      expect(await listed(receiver, 'RECEIVED')).toMatchObject({ heldBack: ['answerNote'] });
    });

    test('is one together with the texts of the profile, too', async () => {
      const moderator = await on.moderator();
      const her = await asking([home]);
      const him = await on.man({ profile: { city: 'Pune 98765' } });
      const answers = [{ question: home, answer: 'It begins with 43210, I would say.' }];
      expect(await send(him, her, { answers })).toMatchObject({ heldBack: ['firstAnswer'] });
      for (const { caseId } of await openCases(moderator)) await decide(moderator, caseId);
    });

    test('waits for no moderator any more once its author has taken the proposal back', async () => {
      const moderator = await on.moderator();
      const [him, her] = [await on.man(), await asking([home])];
      const answers = [{ question: home, answer: flagged }];
      const { proposalId } = await send(him, her, { note: flagged, answers });
      const [first, second] = await openCases(moderator);
      await him.gets('takeBackProposal', { body: { proposalId } });
      expect(await openCases(moderator)).toEqual([]);
      const decision = { params: { id: first!.caseId }, body: { reason: 'I have read it.' } };
      await moderator.expectProblem('closeModerationCase', decision, 409, 'case-closed');
      const closed = await moderator.gets('listModerationCases', { query: { state: 'CLOSED', limit: '2' } });
      const ended = { text: flagged, closedAt: expect.any(String), decision: expect.any(String), outcome: 'CHANGED' };
      for (const { caseId } of [first!, second!])
        expect(closed.data).toContainEqual(expect.objectContaining({ caseId, ...ended }));
      expect((await him.gets('listNotifications')).data).toEqual([]);
    });

    test('has no case any more once its author has left', async () => {
      const moderator = await on.moderator();
      const [him, her] = [await on.man(), await asking()];
      await send(him, her, { note: flagged });
      expect(await openCases(moderator)).toHaveLength(1);
      await him.gets('deleteAccount');
      expect(await openCases(moderator)).toEqual([]);
      expect(await listed(her, 'RECEIVED')).not.toHaveProperty('note');
    });

    test('among the own questions is asked of nobody', async () => {
      const moderator = await on.moderator();
      const [him, her] = [await on.man(), await asking([flagged])];
      expect((await her.gets('getCurrentUserProfile')).profile.heldBack).toEqual(['preferredQuestions']);
      const seen = await him.gets('getProfile', { params: { id: her.profileId } });
      expect(JSON.stringify(seen)).not.toContain('amina.writes');
      const body = { receiverProfileId: her.profileId, answers: [{ question: flagged, answer: 'Yes.' }] };
      await him.expectProblem('sendProposal', { body }, 400, 'validation');
      for (const { caseId } of await openCases(moderator)) await decide(moderator, caseId);
    });
  });

  test.each(['sender', 'receiver'] as const)(
    'the words of a %s who leaves are gone, those of the other stay',
    async (who) => {
      const [him, her] = [await on.man(), await asking()];
      const answers = [{ question: home, answer: 'A quiet one.' }];
      const { proposalId } = await send(him, her, { note, answers });
      await her.gets('acceptProposal', { body: { proposalId, note: reply } });
      await (who === 'sender' ? him : her).gets('deleteAccount');
      if (who === 'sender') {
        const { note: gone, answers: goneToo, answerNote } = await listed(her, 'RECEIVED');
        expect([gone, goneToo, answerNote]).toEqual([undefined, undefined, reply]);
      } else {
        const stays = await listed(him, 'SENT');
        expect(stays).toMatchObject({ note, answers: [{ answer: 'A quiet one.' }] });
        expect(stays).not.toHaveProperty('answerNote');
        expect(JSON.stringify(stays)).not.toContain(home);
      }
    },
  );

  test('a block looks like a departure also in the words', async () => {
    const [him, her] = [await on.man(), await asking()];
    const { proposalId } = await send(him, her, { note, answers: [{ question: home, answer: 'A quiet one.' }] });
    await her.gets('acceptProposal', { body: { proposalId, note: reply } });
    await her.gets('blockMember', { body: { profileId: him.profileId } });
    const seen = await listed(him, 'SENT');
    expect(seen).toMatchObject({ note, answers: [{ answer: 'A quiet one.' }] });
    expect(JSON.stringify(seen)).not.toContain(reply);
    expect(JSON.stringify(seen)).not.toContain(home);
  });

  test('the export has what the account wrote, and nothing of the other side', async () => {
    const [him, her] = [await on.man(), await asking()];
    const { proposalId } = await send(him, her, { note, answers: [{ question: home, answer: 'A quiet one.' }] });
    await her.gets('acceptProposal', { body: { proposalId, note: reply } });
    const [his, hers] = [await him.gets('exportAccount'), await her.gets('exportAccount')];
    expect(his.proposalTexts).toEqual([
      { proposalId, field: 'firstAnswer', text: 'A quiet one.', isHeldBack: false },
      { proposalId, field: 'note', text: note, isHeldBack: false },
    ]);
    expect(hers.proposalTexts).toEqual([
      { proposalId, field: 'answerNote', text: reply, isHeldBack: false },
      { proposalId, field: 'firstQuestion', text: home, isHeldBack: false },
    ]);
    expect(JSON.stringify(hers)).not.toContain(note);
  });

  test('a moderator reads with a report what the reported member wrote to the reporter', async () => {
    const moderator = await on.moderator();
    const [him, her] = [await on.man(), await asking()];
    await send(him, her, { note });
    await her.gets('reportMember', { body: { profileId: him.profileId, reason: 'DISRESPECTFUL' } });
    await (await on.woman()).gets('reportMember', { body: { profileId: him.profileId, reason: 'OTHER' } });
    const [found] = await openCases(moderator);
    expect(found!.reports!.map(({ proposalTexts }) => proposalTexts)).toEqual([
      [{ field: 'note', text: note }],
      undefined,
    ]);
  });
});
