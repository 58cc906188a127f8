import { today } from '@mithaq/openapi/rules/day.ts';
import { profileViewsProblem, rowLimitHeaders } from '@mithaq/openapi/rules/limits.ts';
import { throwIfProblem } from './api-problem.ts';
import type { HandlerContext } from './handler-context.ts';
import type { Member, State } from './state.ts';
import { tellLimits } from './tell-limits.ts';

const daysKept = 7;

type Counting = Pick<HandlerContext, 'state' | 'limits' | 'now' | 'headers'>;

/**
 * Records that a member is about to see these profiles, and says in the headers what is left. Profiles seen before on this day do not
 * count again.
 * @throws ApiProblem rate-limited when the member would see more distinct profiles than the day's limit
 */
export function recordProfileViews(context: Counting, member: Member, profileIds: string[]): void {
  const { state, limits, now, headers } = context;
  if (profileIds.length === 0) return;
  const { id: viewer, email, profile } = member;
  const { phoneNumber } = profile;
  const day = today(now());
  const seen = state.profileViews.filter((view) => view.viewer === viewer && view.day === day);
  const added = profileIds.filter((id) => !seen.some(({ profileId }) => profileId === id));
  if (added.length > 0) throwIfMoreThan(context, member, added.length);
  state.profileViews = state.profileViews.filter((view) => view.day > firstDay(now()));
  state.profileViews.push(...added.map((profileId) => ({ viewer, email, phoneNumber, day, profileId })));
  const { seen: own, withNumber } = usedBy(state, member, now());
  tellLimits(headers, rowLimitHeaders(limits, { PROFILES_PER_DAY: Math.max(own, withNumber) }, now()));
}

/** @throws ApiProblem rate-limited when this number of further views would exceed the limit of the day */
export function throwIfMoreThan(
  { state, limits, now }: Omit<Counting, 'headers'>,
  member: Member,
  added: number,
): void {
  throwIfProblem(profileViewsProblem(usedBy(state, member, now()), added, limits, now()));
}

/** The profiles that were seen today, by the member and by whichever accounts of the same number or person. */
function usedBy(state: State, { id, email, profile }: Member, now: Date) {
  const views = state.profileViews.filter((view) => view.day === today(now));
  const seen = views.filter(({ viewer }) => viewer === id).length;
  const withNumber = views.filter(({ phoneNumber }) => phoneNumber === profile.phoneNumber).length;
  // By an earlier account of the same person as well.
  const withIdentity = views.filter((view) => view.email === email).length;
  return { seen, withNumber: Math.max(withNumber, withIdentity) };
}

/** How often a profile was seen for the first time on a day, by anyone in the last seven days. */
export function impressionsOf({ profileViews }: State, id: string, now: Date): number {
  return profileViews.filter(({ profileId, day }) => profileId === id && day > firstDay(now)).length;
}

/** The day before the first one that still counts. */
function firstDay(now: Date): string {
  return today(new Date(now.getTime() - daysKept * 86_400_000));
}
