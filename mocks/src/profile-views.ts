import { today } from '@mithaq/openapi/rules/day.ts';
import { quotaProblem } from '@mithaq/openapi/rules/limits.ts';
import { throwIfProblem } from './api-problem.ts';
import type { HandlerContext } from './handler-context.ts';
import type { Member, State } from './state.ts';

const daysKept = 7;

/**
 * Records that a member is about to see these profiles. Profiles seen before on this day do not count again.
 * @throws ApiProblem rate-limited when the member would see more distinct profiles than the day's limit (R50, R99)
 */
export function recordProfileViews(
  { state, limits, now }: Pick<HandlerContext, 'state' | 'limits' | 'now'>,
  { id: viewer, profile: { phoneNumber } }: Member,
  profileIds: string[],
): void {
  const day = today(now());
  const seen = state.profileViews.filter((view) => view.viewer === viewer && view.day === day);
  const added = profileIds.filter((id) => !seen.some(({ profileId }) => profileId === id));
  const limit = limits.PROFILES_PER_DAY;
  const ofNumber = state.profileViews.filter((view) => view.phoneNumber === phoneNumber && view.day === day);
  const used = Math.max(seen.length, ofNumber.length);
  const isTooMany = limit > 0 && added.length > 0 && used + added.length > limit;
  throwIfProblem(isTooMany ? quotaProblem(limits, 'PROFILES_PER_DAY', now()) : null);
  state.profileViews = state.profileViews.filter((view) => view.day > firstDay(now()));
  state.profileViews.push(...added.map((profileId) => ({ viewer, phoneNumber, day, profileId })));
}

/** How often a profile was seen for the first time on a day, by anyone in the last seven days (R44). */
export function impressionsOf({ profileViews }: State, id: string, now: Date): number {
  return profileViews.filter(({ profileId, day }) => profileId === id && day > firstDay(now)).length;
}

/** The day before the first one that still counts. */
function firstDay(now: Date): string {
  return today(new Date(now.getTime() - daysKept * 86_400_000));
}
