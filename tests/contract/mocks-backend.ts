import { randomUUID } from 'node:crypto';
import { createMockBackend } from '@mithaq/mocks/src/backend.ts';
import { phoneToken } from '@mithaq/mocks/src/phone.ts';
import { findMember } from '@mithaq/mocks/src/state.ts';
import { getResponse } from 'msw';
import { contentOf, urlOf, type Send, type Backend, type BackendOptions, type BackendSource } from './backend.ts';

/** The mocks, without members and without a network. */
export const mocks: BackendSource = { name: 'mocks', open: async (options) => open(options) };

function open(settings: BackendOptions): Backend {
  const { now } = settings;
  const mockBackend = createMockBackend({ members: [], ...settings });
  let last: Promise<unknown> = Promise.resolve();

  /** A browser has one session, so the callers take turns. */
  function sendAs(userId: string | null): Send {
    let session = userId;
    return (method, path, options = {}) => {
      const { headers, payload } = contentOf(options);
      const request = new Request(new URL(urlOf(path, options.query), 'http://localhost'), {
        method,
        headers,
        ...(payload !== undefined && { body: payload }),
      });
      const turn = last.then(async () => {
        mockBackend.signInAs(session);
        const response = await getResponse(mockBackend.handlers, request);
        if (mockBackend.signedInUserId() === null) session = null;
        if (!response) throw new Error(`The mocks do not answer ${method} ${path}`);
        const text = await response.text();
        const body: unknown = text === '' ? undefined : JSON.parse(text);
        return { status: response.status, headers: response.headers, body };
      });
      last = turn.catch(() => undefined);
      return turn;
    };
  }

  return {
    visitor: sendAs(null),
    signIn: async ({ email, name }) => sendAs(mockBackend.addUser(email, name).id),
    phoneProof: async (phoneNumber, claims) => phoneToken(phoneNumber, now(), claims),
    async addSavedCopies({ saver, original, count }) {
      const { state } = mockBackend;
      const [member, model] = [findMember(state, saver)!, findMember(state, original)!]; // a case has made both
      for (let i = 0; i < count; i += 1) {
        const [id, profileId] = [randomUUID(), randomUUID()];
        const { profile, ...user } = structuredClone(model);
        state.users.push({ ...user, id, email: `${id}@example.test`, profile: { ...profile, id: profileId } });
        state.savedProfiles.push({ member: member.id, saved: id, savedAt: now().toISOString() });
      }
    },
    close: async () => undefined,
  };
}
