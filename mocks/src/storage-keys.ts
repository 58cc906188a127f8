/** Where the browser stores the state, and the account that is signed in, which the sign-in page writes. */
export const stateKey = 'mithaq-mocks-state-4';
export const accountKey = 'mithaq-mocks-account';

export type Account = { email: string; name: string };

/** The part of localStorage that the mocks use. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function createMemoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** The signed-in account, or null when there is none or the stored text is not ours. */
export function readAccount(storage: KeyValueStorage): Account | null {
  const found = parsed(storage.getItem(accountKey)) as Partial<Account> | null;
  return typeof found?.email === 'string' && typeof found.name === 'string'
    ? { email: found.email, name: found.name }
    : null;
}

/** The value of a JSON text, or null. */
export function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
