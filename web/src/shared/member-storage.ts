/**
 * What this browser keeps of a member: drafts in the storage of the tab, ids of read profiles in local storage. Each key
 * ends with the id of the account. The device may be shared, so all of it goes as soon as the client learns that nobody or
 * somebody else is signed in, and nothing is kept until somebody is.
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

/** Nobody is signed in: removes what is kept of all members, and keeps nothing more. */
export function forgetMembers(): void {
  isKept = false;
  remove(() => true);
}

/** Removes what is kept of all members but this one. */
export function forgetOtherMembers(userId: string): void {
  remove((key) => !key.endsWith(`.${userId}`));
}

function remove(isMeant: (key: string) => boolean): void {
  const { draft, read } = memberKeys;
  const isKey = (key: string) => key.startsWith(draft) || key.startsWith(read);
  try {
    for (const key of Object.keys(sessionStorage)) if (isKey(key) && isMeant(key)) sessionStorage.removeItem(key);
    // Earlier versions kept drafts in local storage, where they outlive the window.
    for (const key of Object.keys(localStorage))
      if (isKey(key) && (isMeant(key) || key.startsWith(draft))) localStorage.removeItem(key);
  } catch {
    // Closed storage holds nothing.
  }
}
