/**
 * The data of a member in this browser: drafts in the storage of the tab, ids of read profiles in local storage. Each key
 * ends with the id of the account. The device may be shared, so all of it is deleted as soon as the client learns that nobody or
 * somebody else is signed in, and nothing is stored until somebody is.
 */
export const memberKeys = { draft: 'mithaq.draft.', read: 'mithaq.read.' };

let isKept = true;

/** Whether something of the member may be stored now. */
export function mayKeep(): boolean {
  return isKept;
}

/** Somebody is signed in, or leaves this page to sign in. */
export function keepForMember(): void {
  isKept = true;
}

/** Nobody is signed in: removes the stored data of all members, and stores nothing more. */
export function forgetMembers(): void {
  isKept = false;
  forgetOtherMembers();
}

/** Removes the stored data of all members but this one, and the drafts that earlier versions left in local storage. */
export function forgetOtherMembers(userId?: string): void {
  try {
    for (const storage of [sessionStorage, localStorage]) {
      const own = userId && (storage === localStorage ? memberKeys.read : '') + userId;
      for (const key of Object.keys(storage))
        if (/^mithaq.(draft|read)/.test(key) && !(own && key.endsWith(own))) storage.removeItem(key);
    }
  } catch {
    // Unavailable storage has nothing.
  }
}
