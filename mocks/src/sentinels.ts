import type { Member as Example } from '@mithaq/openapi/examples/members.ts';
import { steadyId } from '@mithaq/openapi/examples/steady-id.ts';
import { Refusal } from './refusal.ts';
import type { Member } from './state.ts';

/**
 * People and values on which the mocks fail, so that a failure can be looked at by hand and in journeys (after
 * oxidecomputer/console). The names say what fails; DIFFERENCES.md lists them.
 */
export const sentinels = {
  proposal: 'Failing Proposal',
  profile: 'Failing Profile',
  save: 'Failing Save',
  smsTo: '+999990000500',
} as const;

const before = new Date('2026-01-01T00:00:00Z');

/** The seeded people on whom the mocks fail, one of each gender, older than everyone else: last in the feed. */
export function sentinelMembers(models: Example[]): Example[] {
  return (['MALE', 'FEMALE'] as const).flatMap((gender) => {
    const model = models.find(({ profile }) => profile.gender === gender);
    if (!model) return [];
    return [
      fail(model, sentinels.proposal, 'Sending me a proposal fails.', 1),
      fail(model, sentinels.profile, 'Opening my profile fails.', 2),
    ];
  });
}

function fail(model: Example, name: string, aboutMe: string, turn: number): Example {
  const key = `${name} ${model.profile.gender}`.toLowerCase().replaceAll(' ', '-');
  const id = (what: string) => steadyId(before, `${key} ${what}`);
  return {
    ...model,
    key,
    sub: key,
    email: `${key}@example.test`,
    name,
    phoneNumber: `+99999${model.profile.gender === 'MALE' ? 4 : 3}${String(turn).padStart(6, '0')}`,
    userId: id('user'),
    profileId: id('profile'),
    preferencesId: id('preferences'),
    joinedAt: before,
    isPhoneVerified: true,
    profile: { ...model.profile, fullName: name, aboutMe: `I belong to the mocks. ${aboutMe}` },
  };
}

export function failOnProposalTo({ profile }: Member): void {
  if (profile.fullName === sentinels.proposal) throw new Refusal('internal');
}

export function failOnViewOf({ profile }: Member): void {
  if (profile.fullName === sentinels.profile) throw new Refusal('internal');
}

export function failOnSaving(fullName: string): void {
  if (fullName === sentinels.save) throw new Refusal('internal');
}

export function failsSms(phoneNumber: string): boolean {
  return phoneNumber === sentinels.smsTo;
}
