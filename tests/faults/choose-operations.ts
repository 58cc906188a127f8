import type { ContactRole } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { ApiProcess } from './api-process.ts';
import type { Coverage } from './coverage.ts';
import { actions, type Action, type Operation, type Sender } from './operations.ts';
import type { Random } from './random.ts';
import type { MemberGroup } from './member-group.ts';

/** Texts without anything that looks like a contact detail. */
const texts = ['walnut', 'maple', 'river', 'garden', 'lantern', 'saffron', 'harbour', 'meadow'].map(
  (word) => `I like tea and old books about the ${word}.`,
);

/** What a member writes with a proposal or an answer, or nothing. */
const noteOf = (random: Random) => (random.chance(0.5) ? random.pick(texts) : null);

type Options = {
  random: Random;
  coverage: Coverage;
  processes: readonly ApiProcess[];
  /** Also change and prove phone numbers: a proof is lost when its process is killed. */
  withPhones: boolean;
};

/** Chooses the operations that members send at the same moment; half of the rounds are about one pair. */
export async function chooseOperations(group: MemberGroup, options: Options): Promise<Operation[]> {
  const { random } = options;
  await reviveSessions(group, random);
  const count = 2 + random.below(5);
  const chosen: Operation[] = [];
  const { state } = group;
  const keys = Object.keys(state.proposals);
  const pair: [number, number] = [random.below(state.members.length), random.below(state.members.length)];
  const focus = random.chance(0.5) ? { key: keys.length > 0 ? random.pick(keys) : undefined, pair } : {};
  while (chosen.length < count) chosen.push(...(await chooseNext(group, options, focus)));
  return chosen;
}

type Focus = { key?: string | undefined; pair?: [number, number] };

async function chooseNext(group: MemberGroup, options: Options, focus: Focus): Promise<Operation[]> {
  const { random, coverage, processes, withPhones } = options;
  const { operations, state } = group;
  const member = () => random.below(state.members.length);
  const from = (by: number): Sender => ({ by, session: random.below(2) });
  const keys = Object.keys(state.proposals);

  const unverified = state.members.findIndex(({ isVerified }) => !isVerified);
  if (withPhones && unverified >= 0 && random.chance(0.4)) {
    const process = random.below(processes.length);
    return [await provePhone(group, from(unverified), group.newNumber(), process, processes)];
  }
  if (keys.length > 0 && random.chance(0.6)) {
    const rarestOf = (key: string) => coverage.rarest(state.proposals[key]!.status).count;
    const rare = keys.reduce((least, key) => (rarestOf(key) < rarestOf(least) ? key : least));
    return [chooseChange(group, options, focus.key ?? random.pick([rare, random.pick(keys)]), from)];
  }
  if (random.chance(0.4)) {
    const [one, other] = focus.pair ?? [member(), member()];
    const [by, to] = random.chance(0.5) ? [one, other] : [other, one];
    return [operations.send(from(by), to, noteOf(random))];
  }
  const by = member();
  const choices: (() => Operation[] | Promise<Operation[]>)[] = [
    () => [operations.updateProfile(from(by), random.pick(texts))],
    () => [operations.updateProfile(from(by), random.pick(texts))],
    () => [operations.listProposals(from(by), random.pick(['SENT', 'RECEIVED']))],
    () => [operations.listProposals(from(by), random.pick(['SENT', 'RECEIVED']))],
    () => {
      const key = keys.length > 0 ? random.pick(keys) : undefined;
      return key ? [operations.markSeen(from(by), key, state.proposals[key]!.status)] : [];
    },
    () => [operations.listMembers(from(by), 'feed')],
    () => [operations.listMembers(from(by), 'for-you')],
    () => [operations.viewProfile(from(by), (by + 1 + random.below(state.members.length - 1)) % state.members.length)],
    () => [operations.readOwnProfile(from(by))],
    () => [operations.readAccount(from(by))],
    () => (random.chance(0.3) ? [operations.completeAgain(from(by))] : []),
    () => (random.chance(0.3) ? [operations.signOut(from(by))] : []),
    () =>
      withPhones && random.chance(0.5)
        ? [operations.updateProfile(from(by), random.pick(texts), group.newNumber())]
        : [],
    // Two members prove one number at once, each at a process of its own.
    async () => {
      if (!withPhones || processes.length < 2 || random.chance(0.5)) return [];
      const number = group.newNumber();
      const other = (by + 1 + random.below(state.members.length - 1)) % state.members.length;
      return [
        await provePhone(group, from(by), number, 0, processes),
        await provePhone(group, from(other), number, 1, processes),
      ];
    },
  ];
  return random.pick(choices)();
}

/** A step that brings the proposal further, or the one of its steps that was reached least often so far. */
function chooseChange(
  group: MemberGroup,
  { random, coverage }: Options,
  key: string,
  from: (by: number) => Sender,
): Operation {
  const { operations, state } = group;
  const { status, sender, receiver } = state.proposals[key]!;
  const strangers = state.members.flatMap((_member, index) => (index === sender || index === receiver ? [] : [index]));
  const memberOf = { SENDER: sender, RECEIVER: receiver, STRANGER: random.pick(strangers) };
  const perform = (action: Action, side: keyof typeof memberOf): Operation => {
    const by = from(memberOf[side]);
    if (action === 'take-back') return operations.takeBack(by, key);
    if (action === 'answer CONFIRMED') return operations.answerMarriage(by, key, 'CONFIRMED');
    if (action === 'answer DENIED') return operations.answerMarriage(by, key, 'DENIED');
    if (action !== 'contact-info') return operations.changeStatus(by, key, action, noteOf(random));
    const other: ContactRole = side === 'SENDER' ? 'RECEIVER' : 'SENDER';
    return operations.readContact(by, key, random.chance(0.9) ? other : random.pick(['SENDER', 'RECEIVER']));
  };
  if (random.chance(0.4)) {
    const rare = coverage.rarest(status);
    return perform(rare.action, rare.side);
  }
  const either = random.pick(['SENDER', 'RECEIVER'] as const);
  if (status === 'PENDING')
    return perform(random.pick(['accept', 'to ACCEPTED', 'to ACCEPTED', 'decline', 'to DECLINED']), 'RECEIVER');
  if (status === 'ACCEPTED' && random.chance(0.3))
    return perform(random.pick(['to NOT_COMPATIBLE', 'to NOT_COMPATIBLE', 'to MARRIAGE_FIXED']), either);
  return perform(random.pick(actions), either);
}

async function provePhone(
  group: MemberGroup,
  sender: Sender,
  phoneNumber: string,
  process: number,
  processes: readonly ApiProcess[],
): Promise<Operation> {
  return group.operations.provePhone(sender, phoneNumber, await processes[process]!.phoneProof(phoneNumber), process);
}

async function reviveSessions(group: MemberGroup, random: Random): Promise<void> {
  for (const [by, { sessions }] of group.state.members.entries())
    for (const [session, isAlive] of sessions.entries())
      if (!isAlive && random.chance(0.5)) await group.signInAgain(by, session);
}
