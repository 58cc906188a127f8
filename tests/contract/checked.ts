import { successOf } from '@mithaq/openapi/generate/contract.ts';
import type { Problem, ProblemCode } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { Operations } from '@mithaq/openapi/generated/operations.ts';
import { answerFaults, placeOf } from '@mithaq/mocks/src/contract-checks.ts';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { createCanaries, type Canaries } from './canaries.ts';
import type { Answer, Caller, CallInit, Limits, MemberOverrides, Subject, SubjectSource } from './subject.ts';
import { subjects } from './subjects.ts';

export type OperationId = keyof Operations;

type Init = CallInit & {
  /** put into the path as they stand */
  params?: Record<string, string>;
};

/** A caller whose every answer is held against the contract and searched for what is not theirs to know. */
export type Checked = {
  /** any answer */
  ask(operationId: OperationId, init?: Init): Promise<Answer>;
  /** the body of a success */
  gets<K extends OperationId>(operationId: K, init?: Init): Promise<Operations[K]['answer']>;
  /** a refusal with this status and code */
  isRefused(operationId: OperationId, init: Init, status: number, code: ProblemCode): Promise<Problem>;
};

/** A checked caller with a profile. */
export type CheckedMember = Checked & {
  userId: string;
  profileId: string;
  preferencesId: string;
  email: string;
  phoneNumber: string;
  fullName: string;
};

export type CheckedSubject = {
  name: string;
  visitor(): Checked;
  expired(): Promise<Checked>;
  incomplete(): Promise<Checked>;
  unverified(overrides?: MemberOverrides): Promise<CheckedMember>;
  verified(overrides?: MemberOverrides): Promise<CheckedMember>;
  woman(overrides?: MemberOverrides): Promise<CheckedMember>;
  man(overrides?: MemberOverrides): Promise<CheckedMember>;
  phoneProof: Subject['phoneProof'];
  /** for requests that are in no contract */
  raw(caller?: 'visitor' | 'verified'): Promise<Caller>;
};

type Settings = { limits?: Partial<Limits>; only?: SubjectSource['name'] };

/** Runs these tests against every subject, or against the only one that can hold them. */
export function onEachSubject(tests: (on: CheckedSubject) => void, { limits, only }: Settings = {}): void {
  describe.each(subjects.filter((source) => !only || source.name === only))('$name', ({ name, open }) => {
    let subject: Subject | undefined;
    beforeAll(async () => {
      subject = await open(limits);
    });
    afterAll(() => subject?.close());
    tests(check(name, () => subject!)); // opened before the first test runs
  });
}

function check(name: string, opened: () => Subject): CheckedSubject {
  const canaries = createCanaries();
  const member = async (caller: Caller): Promise<CheckedMember> => {
    const { id: userId, email } = await checkCaller(caller, canaries).gets('getCurrentUser');
    const checked = checkCaller(caller, canaries, userId);
    const { profile, preferences } = await checked.gets('getCurrentUserProfile');
    const { id: profileId, phoneNumber = '', fullName = '', dateOfBirth, annualIncome } = profile;
    canaries.add({ userId, profileId, email, phoneNumber, fullName, dateOfBirth, annualIncome });
    return { ...checked, userId, profileId, preferencesId: preferences.preferencesId, email, phoneNumber, fullName };
  };
  const verified = async (overrides?: MemberOverrides) => member(await opened().verified(overrides));
  const ofGender =
    (gender: 'FEMALE' | 'MALE') =>
    (overrides: MemberOverrides = {}) =>
      verified({ ...overrides, profile: { gender, ...overrides.profile } });
  return {
    name,
    visitor: () => checkCaller(opened().visitor(), canaries),
    expired: async () => checkCaller(await opened().expired(), canaries),
    incomplete: async () => checkCaller(await opened().incomplete(), canaries),
    unverified: async (overrides) => member(await opened().unverified(overrides)),
    verified,
    woman: ofGender('FEMALE'),
    man: ofGender('MALE'),
    phoneProof: (phoneNumber, flaws) => opened().phoneProof(phoneNumber, flaws),
    raw: async (caller = 'visitor') => (caller === 'visitor' ? opened().visitor() : opened().verified()),
  };
}

function checkCaller(caller: Caller, canaries: Canaries, userId = caller.userId): Checked {
  async function ask(operationId: OperationId, { params = {}, ...init }: Init = {}): Promise<Answer> {
    const { method, path } = placeOf(operationId);
    const answer = await caller.call(
      method,
      path.replace(/\{(\w+)\}/g, (_all, name: string) => params[name]!),
      init,
    );
    expect(answerFaults(operationId, answer.status, answer.headers.get('content-type'), answer.body)).toEqual([]);
    if (answer.status === 429 || answer.status === 503) expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(canaries.foundIn(operationId, answer, userId)).toEqual([]);
    return answer;
  }
  return {
    ask,
    async gets(operationId, init) {
      const { status, body } = await ask(operationId, init);
      expect({ status, body }).toMatchObject({ status: successOf(placeOf(operationId).operation) });
      return body as never; // checked against the schema from which the answer's type is generated
    },
    async isRefused(operationId, init, status, code) {
      const answer = await ask(operationId, init);
      expect(answer).toMatchObject({ status, body: { status, code, type: `/problems/${code}` } });
      if (status === 400) expect(answer.body).toHaveProperty('errors');
      return answer.body as Problem; // checked against the contract's Problem
    },
  };
}
