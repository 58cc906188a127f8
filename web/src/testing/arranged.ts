import type { World } from '@mithaq/mocks/src/world.ts';

/** Changes a story's world before it begins. */
export function arranged(arrange: (world: World) => void) {
  return { arrange };
}

/** Only the one who is signed in may be met here. */
export function everyoneElseLeaves(world: World): void {
  for (const account of world.state.accounts.values()) if (account.id !== world.signedInUserId()) account.isPhoneVerified = false;
}
