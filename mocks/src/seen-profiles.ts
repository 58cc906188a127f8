import { limitReached } from '@mithaq/openapi/rules/limits.ts';
import { today } from '@mithaq/openapi/rules/age.ts';
import type { Mock } from './mock.ts';
import { Refusal } from './refusal.ts';
import type { Member } from './state.ts';

/** Counts the distinct profiles a member sees on a day, lists and views together; those seen before stay readable. */
export function noteSeen({ state, limits, now }: Mock, member: Member, others: Member[]): void {
  if (limits.profilesPerDay === 0) return;
  const day = today(now());
  const noted = state.seen.get(member.id);
  const profileIds = new Set(noted?.day === day ? noted.profileIds : []);
  for (const { profile } of others) profileIds.add(profile.id);
  if (profileIds.size > limits.profilesPerDay) {
    throw new Refusal('rate-limited', {
      detail: limitReached('profilesPerDay', limits.profilesPerDay),
      retryAfter: secondsToMidnight(now()),
    });
  }
  state.seen.set(member.id, { day, profileIds });
}

/** Seconds until the day of the limits is over, in UTC. */
export function secondsToMidnight(now: Date): number {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  return Math.ceil((midnight - now.getTime()) / 1000);
}
