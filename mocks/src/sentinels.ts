import { deterministicUuid } from '@mithaq/openapi/examples/deterministic-uuid.ts';
import type { Member as DemoMember } from '@mithaq/openapi/examples/members.ts';
import { ApiProblem } from './api-problem.ts';

/** Names and a number on which the mocks fail, so that a failure can be seen by hand, as in oxidecomputer/console. */
export const sentinels = {
  proposal: 'Failing Proposal',
  view: 'Failing Profile',
  save: 'Failing Save',
  smsTo: '+999990000500',
} as const;

const joinedAt = new Date('2026-01-01T00:00:00Z');

/** @throws ApiProblem internal for the profile with this name */
export function failOn(name: string, { fullName }: { fullName: string }): void {
  if (fullName === name) throw new ApiProblem('internal');
}

/** The members for whom the mocks fail, two of each gender. They joined first, so they are last in the feed. */
export function sentinelMembers(models: DemoMember[]): DemoMember[] {
  return (['MALE', 'FEMALE'] as const).flatMap((gender) =>
    [sentinels.proposal, sentinels.view].flatMap((fullName): DemoMember[] => {
      const model = models.find(({ profile }) => profile.gender === gender);
      if (!model) return [];
      const key = `${fullName} ${gender}`.toLowerCase().replaceAll(' ', '-');
      const id = (of: string) => deterministicUuid(joinedAt, `${key} ${of}`);
      const profile = { ...model.profile, fullName, aboutMe: 'I belong to the mocks. See mocks/DIFFERENCES.md.' };
      const ids = { userId: id('user'), profileId: id('profile'), preferencesId: id('preferences') };
      return [{ ...model, ...ids, key, sub: key, email: `${key}@example.test`, name: fullName, joinedAt, profile }];
    }),
  );
}
