/** Where the browser keeps the world, and who is signed in: `{"email", "name"}`, written by the sign-in page. */
export const stateKey = 'mithaq-mocks-state';
export const accountKey = 'mithaq-mocks-account';

/** The readable cookie that stands beside the session (DESIGN section 8). */
export const signedInCookie = 'mithaq_signed_in';

export type ChosenAccount = { email: string; name: string };

/** As much of localStorage as the world uses. */
export type Remembered = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function createMemory(): Remembered {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** The chosen account, or null when nobody is, or when what is there was not written by us. */
export function readAccount(storage: Remembered): ChosenAccount | null {
  try {
    const found: unknown = JSON.parse(storage.getItem(accountKey) ?? 'null');
    if (typeof found !== 'object' || found === null || !('email' in found) || !('name' in found)) return null;
    return typeof found.email === 'string' && typeof found.name === 'string'
      ? { email: found.email, name: found.name }
      : null;
  } catch {
    return null;
  }
}
