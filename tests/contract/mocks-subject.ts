import { phoneToken } from '@mithaq/mocks/src/phone-tokens.ts';
import { createWorld, type World } from '@mithaq/mocks/src/world.ts';
import { getResponse } from 'msw';
import * as madeUp from './made-up.ts';
import type { Answer, Caller, CallInit, Limits, MemberOverrides, Subject, SubjectSource } from './subject.ts';

/** The mocks as a subject: an empty world, asked without a network. */
export const mocks: SubjectSource = { name: 'mocks', open: async (limits) => open(limits) };

function open(limits: Partial<Limits> = {}): Subject {
  const world = createWorld({ members: [], limits });
  const callers = createCallers(world);
  const now = () => new Date();

  async function incomplete({ name = 'Amina', email = madeUp.email() }: MemberOverrides = {}): Promise<Caller> {
    const { id } = world.addAccount(email, name);
    return { ...callers(id), userId: id, email };
  }

  async function unverified(overrides: MemberOverrides = {}): Promise<Caller> {
    const caller = await incomplete(overrides);
    const made = await caller.call('POST', '/api/v1/profiles/complete', { body: madeUp.profileBody(overrides) });
    if (made.status !== 201) throw new Error(`No profile came about: ${JSON.stringify(made.body)}`);
    const profileId = world.state.accounts.get(caller.userId!)!.profile!.id;
    return { ...caller, profileId };
  }

  async function verified(overrides: MemberOverrides = {}): Promise<Caller> {
    const caller = await unverified(overrides);
    const phoneNumber = madeUp.phoneNumber();
    const headers = { authorization: `Bearer ${phoneToken(phoneNumber, now())}` };
    const proved = await caller.call('POST', '/api/v1/profiles/verified-phone', {
      body: { phoneNumber, isPhoneVerified: true },
      headers,
    });
    if (proved.status !== 200) throw new Error(`The phone was not verified: ${JSON.stringify(proved.body)}`);
    return { ...caller, phoneNumber };
  }

  return {
    name: 'mocks',
    visitor: () => callers(null),
    incomplete,
    unverified,
    verified,
    async expired() {
      const caller = await verified();
      await caller.call('POST', '/api/v1/auth/logout');
      return caller;
    },
    phoneProof: async (phoneNumber, { claims, signature } = {}) => {
      if (signature) throw new Error('The mocks check no signature (mocks/DIFFERENCES.md).');
      return phoneToken(phoneNumber, now(), claims);
    },
    close: async () => undefined,
  };
}

/** A browser has one session; callers of one world therefore take turns. */
function createCallers(world: World) {
  let last: Promise<unknown> = Promise.resolve();
  return (userId: string | null): Caller => {
    let session = userId;
    const take = async (request: Request): Promise<Answer> => {
      world.signInAs(session);
      const response = await getResponse(world.handlers, request);
      if (world.signedInUserId() === null) session = null;
      if (!response) throw new Error(`The mocks do not answer ${request.method} ${request.url}`);
      return { status: response.status, headers: response.headers, body: await bodyOf(response) };
    };
    return {
      call(method, path, init = {}) {
        const turn = last.then(() => take(requestOf(method, path, init)));
        last = turn.catch(() => undefined);
        return turn;
      },
    };
  };
}

function requestOf(method: string, path: string, { query = {}, body, raw, headers = {} }: CallInit): Request {
  const url = new URL(path, 'http://localhost');
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) url.searchParams.append(name, one);
  const isJson = body !== undefined;
  return new Request(url, {
    method,
    headers: { ...(isJson && { 'content-type': 'application/json' }), ...headers },
    ...(isJson ? { body: JSON.stringify(body) } : raw !== undefined && { body: raw }),
  });
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}
