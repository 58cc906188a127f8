import type { ContactRole, ProposalStatus } from '../generated/hooks/model/index.ts';

type Moves = Partial<Record<ProposalStatus, readonly ContactRole[]>>;

/**
 * Which status may follow which, and who may take the step (SPEC section 4). Read by the server, the mocks and the
 * buttons; the trigger in the database is the second wall.
 */
const moves: Record<ProposalStatus, Moves> = {
  PENDING: { ACCEPTED: ['RECEIVER'], DECLINED: ['RECEIVER'] },
  ACCEPTED: { MARRIAGE_FIXED: ['SENDER', 'RECEIVER'], NOT_COMPATIBLE: ['SENDER', 'RECEIVER'] },
  DECLINED: {},
  MARRIAGE_FIXED: {},
  NOT_COMPATIBLE: {},
};

const contactShared: Record<ProposalStatus, boolean> = {
  PENDING: false,
  ACCEPTED: true,
  DECLINED: false,
  MARRIAGE_FIXED: true,
  NOT_COMPATIBLE: false,
};

const live: Record<ProposalStatus, boolean> = {
  PENDING: true,
  ACCEPTED: true,
  DECLINED: false,
  MARRIAGE_FIXED: true,
  NOT_COMPATIBLE: false,
};

/** The statuses of which a pair can have one proposal only (DESIGN rule 4). */
export const liveStatuses = keysWhere(live);

/** The statuses in which the two may see each other's contact details (SPEC sections 4 and 6). */
export const contactStatuses = keysWhere(contactShared);

/** The steps this side may take from here, in the order in which they are offered. */
export function stepsFrom(status: ProposalStatus, role: ContactRole): ProposalStatus[] {
  return keysWhere(moves[status]).filter((next) => moves[status][next]?.includes(role));
}

/** Whether the step is in the table at all, whoever takes it. */
export function canFollow(status: ProposalStatus, next: ProposalStatus): boolean {
  return moves[status][next] !== undefined;
}

/** Whether this side may take the step. */
export function mayMove(status: ProposalStatus, next: ProposalStatus, role: ContactRole): boolean {
  return moves[status][next]?.includes(role) ?? false;
}

/** Whether contact details are shared in this status. */
export function isContactShared(status: ProposalStatus): boolean {
  return contactShared[status];
}

/** Whether a proposal of this status stands in the way of another between the same two. */
export function isLive(status: ProposalStatus): boolean {
  return live[status];
}

/** The side opposite to this one. */
export function otherRole(role: ContactRole): ContactRole {
  return role === 'SENDER' ? 'RECEIVER' : 'SENDER';
}

function keysWhere<K extends string>(table: Partial<Record<K, unknown>>): K[] {
  // Object.keys forgets the literal type of the keys, which the table's own type holds.
  return (Object.keys(table) as K[]).filter((key) => table[key]);
}
