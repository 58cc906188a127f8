import { createHash } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Limits } from '@mithaq/openapi/rules/limits.ts';
import { decideNumberProof, lostNumber, provedNumber } from '@mithaq/openapi/rules/phone.ts';
import type { PhoneCodeOutcome } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { bearerToken } from '@mithaq/openapi/rules/phone-proof.ts';
import { constraintOf, type Database } from '../database/database.ts';
import { openTextCases } from '../moderation/flagged-texts.ts';
import { NumberProof } from '../entities/number-quota.entities.ts';
import { moveToCurrentHash, readProofs, restoreUse } from './number-quota.ts';
import { suspensionsOfNumber } from '../moderation/retained-suspensions.ts';
import { ApiProblem, throwIfProblem } from '../http/problems.ts';
import type { IdentityService } from '../server/identity-service.ts';
import type { KeyedHash, KeyedHashes } from '../server/keyed-hashes.ts';
import type { Call, Handlers } from '../http/operation.ts';
import { add } from '../server/counts.ts';
import { networkCode } from '../server/logging.ts';
import { Profile, type IProfile } from '../entities/profile.entity.ts';
import { relinkOpenReports } from '../moderation/retained-reports.ts';
import { lockProfiles } from '../entities/lock-profiles.ts';
import { restoreRelations, profilesRelatedTo } from '../members/retained-relations.ts';
import { identityHashOf } from '../entities/identity-hash.ts';
import { User } from '../entities/user.entity.ts';
import { notify } from '../entities/notify.ts';
import { phoneProof, ProofRefused, type ProofFault } from './phone-proof.ts';
import { PhoneUser } from '../entities/phone-user.entity.ts';
import { UsedProof } from '../entities/used-proof.entity.ts';

type Parts = {
  database: Database;
  identity: IdentityService;
  limits: Limits;
  hashes: KeyedHashes;
  now: () => Date;
};

type Claim = { phoneNumber: string; phoneUser: KeyedHash; profileId: string };

export function phoneHandlers({
  database,
  identity,
  limits,
  hashes,
  now,
}: Parts): Pick<Handlers, 'recordVerifiedPhone' | 'recordPhoneCodeOutcome'> {
  const prove = phoneProof(identity, now);

  /** The profiles of other accounts that have proved this number, or with this user of the identity service. */
  async function findHolders(em: EntityManager, { phoneNumber, phoneUser, profileId }: Claim): Promise<IProfile[]> {
    const bound = await em.find(PhoneUser, { userHash: { $in: phoneUser.all } });
    const isTheirs = [{ phoneNumber, isVerified: true }, { id: { $in: bound.map(({ profile }) => profile.id) } }];
    return em.find(Profile, { $or: isTheirs, id: { $ne: profileId } }, { refresh: true });
  }

  /** The last sign-ins of these accounts. Their users are locked as well: a sign-in at this moment is seen, or waits. */
  async function lockSignIns(em: EntityManager, holders: readonly IProfile[]): Promise<Date[]> {
    const id = holders.map(({ user }) => user.id);
    const options = { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const users = await em.find(User, { id }, options);
    return users.map(({ signedInAt }) => signedInAt);
  }

  /** Takes the number, and the user of the identity service, from accounts that have not signed in for long. */
  async function freeNumber(em: EntityManager, phoneNumber: string, holders: readonly IProfile[]): Promise<void> {
    const losers = holders.filter((holder) => holder.phoneNumber === phoneNumber);
    for (const loser of losers) Object.assign(loser, { ...lostNumber, numberHash: null });
    // At once, before the unique indexes see the number in the second profile.
    await em.flush();
    await em.nativeDelete(PhoneUser, { profile: holders.map(({ id }) => id) });
    for (const { user } of losers)
      await notify(em, { accountId: user.id, kind: 'NUMBER_TAKEN', subjectId: user.id }, now());
  }

  async function record({ body: { phoneNumber }, session, request }: Call<'recordVerifiedPhone'>) {
    const { confirmation, phoneUser: subject } = await prove(bearerToken(request.headers.authorization), phoneNumber);
    const phoneUser = hashes.ofPhoneUser(identity.client.projectId, subject);
    await database
      .transaction(async (em) => {
        // Each confirmation works once: the primary key refuses its hash the second time. Expired ones are deleted.
        await em.nativeDelete(UsedProof, { usedAt: { $lt: new Date(now().getTime() - 3_600_000) } });
        await em.insert(UsedProof, { tokenHash: hashOf(confirmation), usedAt: now() });
        const hash = hashes.ofNumber(phoneNumber);
        const proof = { numberHash: hash.current, profileId: session.profileId };
        await moveToCurrentHash(em, hash);
        // Asked first: the loser of a race against another account learns that the number is in use.
        const proofs = await readProofs(em, { ...proof, limits, now: now() });
        const ofIdentity = await identityHashOf(em, hashes, session.userId);
        const person = [ofIdentity, hash];
        const claim = { phoneNumber, phoneUser, profileId: session.profileId };
        await lockProfiles(em, {
          changing: [session.profileId, ...(await findHolders(em, claim)).map(({ id }) => id)],
          referredTo: await profilesRelatedTo(em, person, now()),
        });
        const others = await findHolders(em, claim);
        const holders = await lockSignIns(em, others);
        const suspended = await suspensionsOfNumber(em, hash);
        throwIfProblem(decideNumberProof({ holders, suspended, proofs, limits, now: now() }));
        await freeNumber(em, phoneNumber, others);
        em.create(NumberProof, { ...proof, provedAt: now() });
        const profile = await em.findOneOrFail(Profile, session.profileId, { refresh: true });
        Object.assign(profile, { ...provedNumber(phoneNumber), numberHash: proof.numberHash, matchChangedAt: now() });
        const bound = { userHash: phoneUser.current, profile: session.profileId };
        await em.upsert(PhoneUser, bound, { onConflictFields: ['profile'] });
        await restoreUse(em, hash.current, ofIdentity, now());
        await openTextCases(em, profile, now());
        await restoreRelations(em, profile.id, person, now());
        await relinkOpenReports(em, profile.id, person);
      })
      .catch((error: unknown) => {
        const constraint = constraintOf(error);
        if (constraint === 'used_proof_pkey') throw new ProofRefused('used-twice');
        if (constraint === 'profile_verified_phone' || constraint === 'phone_user_pkey')
          throw new ApiProblem('phone-in-use');
        throw error;
      });
    return { phoneNumber, isPhoneVerified: true as const };
  }

  return {
    async recordVerifiedPhone(call) {
      try {
        const proved = await record(call);
        add(call.request.server.counts.phoneProofs, 'ok');
        return proved;
      } catch (error) {
        logRefusal(call, error);
        throw error;
      }
    },
    recordPhoneCodeOutcome({ body: { outcome }, session, request }) {
      const { phoneCodes } = request.server.counts;
      const isOperators = operatorsCodeFaults.has(outcome);
      add(phoneCodes, outcome === 'SENT' ? 'ok' : isOperators ? 'operator fault' : 'refused');
      const cause = outcome.toLowerCase().replaceAll('_', '-');
      if (outcome !== 'SENT')
        request.log[isOperators ? 'warn' : 'info']({ cause, account: session.userId }, 'phone code not sent');
      return null;
    },
  };
}

/** Settings of Firebase or of its Cloud project under which it sends no code; to a member they look like any other failure. */
const operatorsCodeFaults: ReadonlySet<PhoneCodeOutcome> = new Set([
  'API_KEY_NOT_VALID',
  'REQUESTS_FROM_REFERER',
  'BILLING_NOT_ENABLED',
  'OPERATION_NOT_ALLOWED',
  'APP_NOT_AUTHORIZED',
  'QUOTA_EXCEEDED',
  'CAPTCHA_CHECK_FAILED',
]);

/** Faults of which the operator has to know: another project, a wrong clock, no way to the keys. */
const operatorFaults: ReadonlySet<ProofFault> = new Set(['audience', 'token-time', 'keys-unavailable']);

/** Says why, with the account: the response says it with fewer words, and the rest is in no line. */
function logRefusal({ request, session }: Call<'recordVerifiedPhone'>, error: unknown): void {
  if (!(error instanceof ApiProblem)) return;
  const fault = error instanceof ProofRefused ? error.fault : error.code;
  const isOperators = error instanceof ProofRefused && operatorFaults.has(error.fault);
  add(request.server.counts.phoneProofs, isOperators ? 'operator fault' : 'refused');
  request.log[isOperators ? 'warn' : 'info'](
    { cause: fault, account: session.userId, network: networkCode(error) },
    'phone proof refused',
  );
}

function hashOf(confirmation: string): string {
  return createHash('sha256').update(confirmation).digest('hex');
}
