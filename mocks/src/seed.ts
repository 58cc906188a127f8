import type { DemoProposal, Member as Example } from '@mithaq/openapi/examples/members.ts';
import { emptyState, type Account, type State } from './state.ts';
import { toPreferences, toProfile } from './stored-profile.ts';

/** A state with these people in it. */
export function seededState(members: Example[], proposals: DemoProposal[]): State {
  const state = emptyState();
  for (const member of members) state.accounts.set(member.userId, toAccount(member));
  const idOf = new Map(members.map(({ key, userId }) => [key, userId]));
  for (const { id, sender, receiver, status, createdAt } of proposals) {
    state.proposals.set(id, {
      id,
      sender: idOf.get(sender)!,
      receiver: idOf.get(receiver)!,
      status,
      createdAt: createdAt.toISOString(),
    });
  }
  return state;
}

function toAccount({ userId, email, name, phoneNumber, isPhoneVerified, ...member }: Example): Account {
  return {
    id: userId,
    email,
    name,
    phoneNumber: isPhoneVerified ? phoneNumber : null,
    isPhoneVerified,
    profile: toProfile(member.profileId, member.profile, null),
    preferences: toPreferences(member.preferencesId, member.preferences),
  };
}
