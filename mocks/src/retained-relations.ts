import { inverse, isRetained, separatingKinds } from '@mithaq/openapi/rules/retained-relations.ts';
import { endLinksBetween } from './sharing.ts';
import { findUser, hasBlocked, type RetainedRelation, type State, type User } from './state.ts';

type Relation = Pick<RetainedRelation, 'kind' | 'since'> & { member: string };

/** Retains the blocks, proposals and reports of a user who is about to be deleted. */
export function retainRelations(state: State, user: User, now: () => Date): void {
  const { id, email, profile } = user;
  const retainedAt = now().toISOString();
  const known = [email, ...(profile?.phoneNumber ? [profile.phoneNumber] : [])];
  for (const each of state.retainedRelations) if (each.returned === id) each.retainedAt = retainedAt;
  for (const relation of relationsOf(state, user))
    for (const person of known) put(state, { ...relation, person, retainedAt, returned: null });
  // The other side has left before and is not back.
  for (const relation of state.retainedRelations.filter(({ member, returned }) => member === id && !returned))
    for (const formerMember of known) put(state, { ...relation, member: null, formerMember });
  state.retainedRelations = state.retainedRelations
    .filter(({ member }) => member !== id)
    .map((each) => (each.returned === id ? { ...each, returned: null } : each));
}

/** Stores a relation in the place of the same one. */
function put(state: State, relation: RetainedRelation): void {
  const keyOf = ({ member, formerMember, kind, person }: RetainedRelation) =>
    JSON.stringify([member, formerMember, kind, person]);
  const isOther = (each: RetainedRelation) => keyOf(each) !== keyOf(relation);
  state.retainedRelations = [...state.retainedRelations.filter(isOther), relation];
}

/** The relations between a user and each other member, from the side of the other one. */
function relationsOf(state: State, { id }: User): Relation[] {
  const blocks = state.blocks.flatMap(({ blocker, blocked, blockedAt: since }): Relation[] => [
    ...(blocked === id ? [{ member: blocker, kind: 'BLOCKED' as const, since }] : []),
    ...(blocker === id ? [{ member: blocked, kind: 'BLOCKED_BY' as const, since }] : []),
  ]);
  const proposals = state.proposals.flatMap(({ sender, receiver, createdAt: since }): Relation[] => [
    ...(sender === id ? [{ member: receiver, kind: 'RECEIVED_FROM' as const, since }] : []),
    ...(receiver === id ? [{ member: sender, kind: 'SENT_TO' as const, since }] : []),
  ]);
  const reports = state.cases
    .filter(({ kind }) => kind === 'REPORT')
    .flatMap(({ member, reporter, openedAt: since }): Relation[] => [
      ...(member === id && reporter ? [{ member: reporter, kind: 'REPORTED' as const, since }] : []),
      ...(reporter === id ? [{ member, kind: 'REPORTED_BY' as const, since }] : []),
    ]);
  const earlier = state.retainedRelations.flatMap(({ member, returned, kind, since }): Relation[] => [
    ...(returned === id && member ? [{ member, kind, since }] : []),
    ...(member === id && returned ? [{ member: returned, kind: inverse[kind], since }] : []),
  ]);
  return [...blocks, ...proposals, ...reports, ...earlier].filter(({ member }) => findUser(state, member));
}

/** Restores the retained relations of the person with this address or number, who has a profile again. */
export function restoreRelations(state: State, user: User, now: () => Date, phoneNumber?: string): void {
  const known = [user.email, ...(phoneNumber ? [phoneNumber] : [])];
  restoreRelationsToFormer(state, user.id, known, now);
  const found = state.retainedRelations
    .filter((relation): relation is RetainedRelation & { member: string } => relation.member !== null)
    .filter(
      ({ member, person, retainedAt }) =>
        member !== user.id && known.includes(person) && isRetained(new Date(retainedAt), now()),
    );
  for (const relation of found) {
    for (const person of known) put(state, { ...relation, person, returned: user.id });
    const { member, kind, since } = relation;
    const [blocker, blocked] = kind === 'BLOCKED' ? [member, user.id] : [user.id, member];
    const isBlock = kind === 'BLOCKED' || kind === 'BLOCKED_BY';
    if (!isBlock || hasBlocked(state, blocker, blocked)) continue;
    endLinksBetween(state, blocker, blocked);
    state.blocks.push({ blocker, blocked, blockedAt: since });
  }
}

/** Of two members who have left, this one is back first: what was retained names the user again. */
function restoreRelationsToFormer(state: State, member: string, known: readonly string[], now: () => Date): void {
  const isOwn = ({ formerMember, person }: RetainedRelation) =>
    formerMember !== undefined && (known.includes(formerMember) || known.includes(person));
  const found = state.retainedRelations.filter(isOwn);
  state.retainedRelations = state.retainedRelations.filter((each) => !isOwn(each));
  for (const { formerMember, person, kind, ...facts } of found) {
    if (!isRetained(new Date(facts.retainedAt), now())) continue;
    if (known.includes(formerMember!)) put(state, { ...facts, member, kind, person });
    else put(state, { ...facts, member, kind: inverse[kind], person: formerMember! });
  }
}

/** Deletes an ended block under each address and number under which it would be restored. */
export function deleteRetainedBlock(state: State, blocker: string, blocked: string): void {
  const ended = state.retainedRelations.filter(
    ({ member, kind, returned }) =>
      (kind === 'BLOCKED' && member === blocker && returned === blocked) ||
      (kind === 'BLOCKED_BY' && member === blocked && returned === blocker),
  );
  const isSame = (one: RetainedRelation, other: RetainedRelation) =>
    one.since === other.since &&
    ((one.member === other.member && one.kind === other.kind) ||
      (one.returned === other.member && inverse[one.kind] === other.kind));
  state.retainedRelations = state.retainedRelations.filter((each) => !ended.some((one) => isSame(one, each)));
}

/** Whether a proposal was sent between the two, or a block made, with an earlier account of one of them. */
export function isRetainedBetween({ retainedRelations }: State, one: string, other: string): boolean {
  return retainedRelations.some(
    ({ member, returned, kind }) =>
      separatingKinds.includes(kind) &&
      ((member === one && returned === other) || (member === other && returned === one)),
  );
}

/** Whether the first user has sent the other one a proposal, with an earlier account of one of them. */
export function hasSentEarlier({ retainedRelations }: State, sender: string, receiver: string): boolean {
  return retainedRelations.some(
    ({ member, kind, returned }) =>
      (member === sender && kind === 'SENT_TO' && returned === receiver) ||
      (member === receiver && kind === 'RECEIVED_FROM' && returned === sender),
  );
}
