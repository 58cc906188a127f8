/** Why a member comes to the landing page, in the tab's storage. */
const key = 'mithaq.sign-out-message';

/** What the landing page may say once: that the account was deleted, or that Logout was pressed in this tab. */
export type SignOutMessage = 'deleted' | 'logged-out';

/** Makes the landing page say it once. */
export function leaveSignOutMessage(message: SignOutMessage): void {
  try {
    sessionStorage.setItem(key, message);
  } catch {
    // The browser may forbid storage; then the page says nothing.
  }
}

/** Returns the message, if there is one, and removes it. */
export function takeSignOutMessage(): string | null {
  try {
    const message = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return message;
  } catch {
    return null; // the browser may forbid storage
  }
}
