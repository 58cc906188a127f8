import type { OwnGuardian } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { entityTag } from '@mithaq/openapi/rules/entity-tag.ts';
import { guardianProblem, toGuardian, toOwnGuardian, type StoredGuardian } from '@mithaq/openapi/rules/guardian.ts';
import { throwIfProblem } from './api-problem.ts';
import type { MockHandlers } from './handler-context.ts';
import { proposalsOf, type State, type User } from './state.ts';

/** The guardian of a member, whose contact details are shared through accepted proposals alone. */
export const guardianHandlers = {
  getGuardian: ({ state, user }) => ownGuardian(state, user),

  nameGuardian({ state, user, body, requireUnchanged }) {
    const guardian = toGuardian(body);
    throwIfProblem(guardianProblem(guardian));
    requireUnchanged(ownGuardian(state, user));
    state.guardians = [...state.guardians.filter(({ member }) => member !== user.id), { member: user.id, ...guardian }];
    return { guardian: toOwnGuardian(guardian) };
  },

  removeGuardian({ state, user, requireUnchanged, headers }) {
    requireUnchanged(ownGuardian(state, user));
    state.guardians = state.guardians.filter(({ member }) => member !== user.id);
    // A guardian who is named later is shared by a new choice alone.
    for (const { sender, shares } of proposalsOf(state, user))
      if (shares) delete shares[sender === user.id ? 'SENDER' : 'RECEIVER'];
    headers.set('etag', entityTag(ownGuardian(state, user)));
    return null;
  },
} satisfies Partial<MockHandlers>;

function ownGuardian(state: State, user: User): OwnGuardian {
  const guardian = guardianOf(state, user);
  return guardian ? { guardian: toOwnGuardian(guardian) } : {};
}

/** The guardian whom a user named, or null. */
export function guardianOf({ guardians }: State, { id }: User): StoredGuardian | null {
  return guardians.find(({ member }) => member === id) ?? null;
}
