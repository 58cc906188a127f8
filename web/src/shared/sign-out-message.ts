/** In the tab's storage after an account was deleted. */
const key = 'mithaq.sign-out-message';

/** Makes the landing page show once that the account was deleted. */
export function leaveSignOutMessage(): void {
  sessionStorage.setItem(key, 'deleted');
}

/** Returns whether there is such a message, and removes it. */
export function takeSignOutMessage(): boolean {
  try {
    const isThere = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
    return isThere;
  } catch {
    return false; // the browser may forbid storage
  }
}
