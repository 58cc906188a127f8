import { createHash, randomUUIDv7 } from 'node:crypto';
import type { Database } from '@mithaq/api/src/database/database.ts';
import { startSession } from '@mithaq/api/src/auth/sessions.ts';
import { localTokens } from '@mithaq/api/src/testing/local-tokens.ts';
import { newEmail, newPhoneNumber, newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import type { ApiProcess } from './api-process.ts';
import { ask, type HttpRequest, type Response } from './client.ts';
import { findExplanations } from './linearizability.ts';
import { keyOf, keyOfState, withMember, type Member, type Proposal, type ModelState } from './model.ts';
import { retry } from './retry.ts';
import { operationsOf, type Names, type Operation, type Operations } from './operations.ts';

/** A few members who exist in the database, with the model of what may be stored about them. */
export type MemberGroup = {
  operations: Operations;
  /** What is stored, as read after the last round. */
  readonly state: ModelState;
  /** Sends the operations at once, each to one of the API processes. */
  perform(operations: readonly Operation[], processOf: () => ApiProcess): Promise<Round>;
  /** Checks the answers of a round and the rows against the model. @throws when no order of the operations explains them */
  compareWithModel(round: Round): Promise<string[]>;
  /** Replaces a session that has ended by a new one. */
  signInAgain(by: number, session: number): Promise<void>;
  newNumber(): string;
  /** Takes the members out of everyone's lists. */
  hideFromLists(): Promise<void>;
};

export type Round = { operations: readonly Operation[]; responses: Response[] };

type Account = {
  userId: string;
  profileId: string;
  email: string;
  tokens: string[];
  body: ReturnType<typeof newProfileBody>;
};

/** Three men and three women. */
const genders = ['MALE', 'FEMALE', 'MALE', 'FEMALE', 'MALE', 'FEMALE'] as const;

/** Creates the members through the API, with two sessions each. */
export async function createMemberGroup(database: Database, api: ApiProcess): Promise<MemberGroup> {
  const accounts: Account[] = [];
  for (const gender of genders) accounts.push(await createMember(database, api, gender));
  const ids = accounts.map(({ profileId }) => profileId);
  const proposalIds = new Map<string, string>();

  const names: Names = {
    profileId: (member) => ids[member]!,
    memberOf: (profileId) => ids.indexOf(profileId),
    memberWithEmail: (email) => accounts.findIndex((account) => account.email === email),
    proposalId: (key) => proposalIds.get(key),
    profileBody: (member, text, phoneNumber) => bodyOf(accounts[member]!, text, phoneNumber),
  };
  const readState = () => readModelState(database, accounts, proposalIds);
  let state = await readState();

  return {
    operations: operationsOf(names),
    get state() {
      return state;
    },

    async perform(operations, processOf) {
      const responses = await Promise.all(
        operations.map(({ by, session, process, request, factsOf }) => {
          const cookie = `mithaq_session=${accounts[by]!.tokens[session]}`;
          const { origin } = process === undefined ? processOf() : api.sibling(process);
          return ask(origin, { ...request, cookie }, factsOf);
        }),
      );
      return { operations, responses };
    },

    async compareWithModel({ operations, responses }) {
      const observed = operations.map((operation, index) => ({ operation, answer: responses[index]!.answer }));
      const { ends, cells } = findExplanations(state, observed);
      const named = (sentence: string) =>
        ids.reduce((text, id, member) => text.replaceAll(id, `member ${member}`), sentence);
      const history = () =>
        operations
          .map(({ name, by, session, request }, index) => {
            const { status, answer } = responses[index]!;
            const { profileCreationInput, ...body } = { ...request.body } as {
              profileCreationInput?: { aboutMe: string };
            }; // of updateProfile
            const asked = named(JSON.stringify(profileCreationInput?.aboutMe ?? [request.path, body]));
            return `  member ${by} in session ${session}: ${name} ${asked} -> ${status} ${JSON.stringify(answer)}`;
          })
          .join('\n');
      if (ends.size === 0)
        throw new Error(`No order explains these answers.\n${history()}\n  from ${keyOfState(state)}`);
      const stored = await readState();
      if (!ends.has(keyOfState(stored)))
        throw new Error(
          `The rows are not what the answers say.\n${history()}\n  from   ${keyOfState(state)}\n  stored ${keyOfState(stored)}\n  model  ${[...ends.keys()].join('\n     or  ')}`,
        );
      state = stored;
      return cells;
    },

    async signInAgain(by, session) {
      const account = accounts[by]!;
      account.tokens[session] = await retry(() => startSession(database, localTokens, account.userId, new Date()));
      state = withMember(state, by, { sessions: state.members[by]!.sessions.with(session, true) });
    },

    newNumber: newPhoneNumber,

    async hideFromLists() {
      await retry(() => database.pool.query('update profile set is_verified = false where id = any ($1)', [ids]));
    },
  };
}

/** A read and a write of a member of no group. Both succeed while the product is healthy. */
export async function createProbes(database: Database, api: ApiProcess): Promise<HttpRequest[]> {
  const account = await createMember(database, api, 'MALE');
  const cookie = `mithaq_session=${account.tokens[0]}`;
  return [
    { method: 'GET', path: '/api/v1/profiles/feed', cookie },
    { method: 'PUT', path: '/api/v1/profiles/update', cookie, body: bodyOf(account, firstText) },
  ];
}

async function createMember(database: Database, api: ApiProcess, gender: 'MALE' | 'FEMALE'): Promise<Account> {
  const userId = randomUUIDv7();
  const email = newEmail();
  await database.pool.query(
    'insert into app_user (id, issuer, subject, email, name, created_at) values ($1, $2, $3, $4, $5, $6)',
    [userId, 'test', userId, email, 'Someone', new Date()],
  );
  const tokens = [
    await startSession(database, localTokens, userId, new Date()),
    await startSession(database, localTokens, userId, new Date()),
  ];
  const account: Account = { userId, profileId: '', email, tokens, body: newProfileBody({ profile: { gender } }) };
  const cookie = `mithaq_session=${tokens[0]}`;
  const body = bodyOf(account, firstText);
  const completed = await ask(
    api.origin,
    { method: 'POST', path: '/api/v1/profiles/complete', cookie, body },
    (made: { profile: { id: string } }) => made.profile.id,
  );
  account.profileId = String(completed.answer?.facts);
  const phoneNumber = newPhoneNumber();
  const proved = await ask(api.origin, {
    method: 'POST',
    path: '/api/v1/profiles/verified-phone',
    cookie,
    body: { phoneNumber, isPhoneVerified: true },
    headers: { authorization: `Bearer ${await api.phoneProof(phoneNumber)}` },
  });
  if (completed.status !== 201 || proved.status !== 200)
    throw new Error(
      `A member could not be created: ${JSON.stringify([completed.status, completed.answer, proved.status, proved.answer])}`,
    );
  return account;
}

const firstText = 'I like old books and good tea.';

function bodyOf({ body }: Account, text: string, phoneNumber?: string): object {
  return {
    ...body,
    profileCreationInput: { ...body.profileCreationInput, aboutMe: text, ...(phoneNumber && { phoneNumber }) },
    preferencesInput: { ...body.preferencesInput, preferredOtherPreferences: text },
  };
}

/** What is stored about these members, in one snapshot. */
async function readModelState(
  database: Database,
  accounts: Account[],
  proposalIds: Map<string, string>,
): Promise<ModelState> {
  type MemberRow = Omit<Member, 'sessions'> & { hashes: string[] };
  type ProposalRow = Record<'id' | 'sender' | 'receiver', string> & {
    proposal: Omit<Proposal, 'sender' | 'receiver'>;
  };
  const ids = accounts.map(({ profileId }) => profileId);
  const { rows } = await retry(() =>
    database.pool.query<{ members: MemberRow[]; proposals: ProposalRow[] }>(storedStateQuery, [ids]),
  );
  const { members, proposals } = rows[0]!;
  for (const { id, sender, receiver } of proposals)
    proposalIds.set(keyOf(ids.indexOf(sender), ids.indexOf(receiver)), id);
  return {
    members: members.map(({ hashes, ...member }, index) => ({
      ...member,
      sessions: accounts[index]!.tokens.map((token) =>
        hashes.includes(createHash('sha256').update(token).digest('hex')),
      ),
    })),
    proposals: Object.fromEntries(
      proposals.map(({ proposal, ...row }) => {
        const [sender, receiver] = [ids.indexOf(row.sender), ids.indexOf(row.receiver)];
        return [keyOf(sender, receiver), { ...proposal, sender, receiver }];
      }),
    ),
  };
}

const textOf = (field: string) =>
  `(select t.text from proposal_text t where t.proposal_id = q.id and t.field = '${field}')`;
const readsBy = (reader: string) =>
  `(select coalesce(sum(c.count), 0) from contact_read c where c.proposal_id = q.id and c.reader_id = ${reader})`;

const storedStateQuery = `select
  (select json_agg(json_build_object(
      'gender', p.gender, 'isVerified', p.is_verified, 'isMarriageFixed', p.is_marriage_fixed, 'phoneNumber', p.phone_number,
      'pendingPhoneNumber', p.pending_phone_number,
      'text', case when p.about_me = f.other_preferences then p.about_me
        else concat_ws(' / ', p.about_me, f.other_preferences) end,
      'hashes', (select coalesce(json_agg(s.token_hash), '[]') from session s where s.user_id = p.user_id))
      order by array_position($1::uuid[], p.id))
    from profile p join preferences f on f.profile_id = p.id where p.id = any ($1::uuid[])) as members,
  (select coalesce(json_agg(json_build_object('id', q.id, 'sender', q.sender_id, 'receiver', q.receiver_id, 'proposal', json_build_object(
      'status', q.status, 'unseenBy', q.unseen_by, 'isTakenBack', q.taken_back_at is not null, 'fixedBy', q.marriage_fixed_by,
      'answer', q.marriage_answer, 'note', ${textOf('note')}, 'answerNote', ${textOf('answerNote')},
      'reads', json_build_object('SENDER', ${readsBy('q.sender_id')}, 'RECEIVER', ${readsBy('q.receiver_id')})))), '[]')
    from proposal q where q.sender_id = any ($1::uuid[]) or q.receiver_id = any ($1::uuid[])) as proposals`;
