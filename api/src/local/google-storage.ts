import type { Adapter, AdapterPayload } from 'oidc-provider';

/** The provider's storage, in memory. */
export function createStorage(): (model: string) => Adapter {
  const entries = new Map<string, { payload: AdapterPayload; until: number }>();

  const deleteExpired = () => {
    for (const [key, { until }] of entries) if (until < Date.now()) entries.delete(key);
  };
  const find = async (matches: (key: string, payload: AdapterPayload) => boolean) => {
    for (const [key, { payload, until }] of entries) if (until >= Date.now() && matches(key, payload)) return payload;
    return undefined;
  };

  return (model) => {
    const keyOf = (id: string) => `${model} ${id}`;
    const isOurs = (key: string) => key.startsWith(`${model} `);
    return {
      upsert: async (id, payload, secondsToLive = 600) => {
        deleteExpired();
        entries.set(keyOf(id), { payload, until: Date.now() + secondsToLive * 1000 });
      },
      find: (id) => find((key) => key === keyOf(id)),
      findByUid: (uid) => find((key, payload) => isOurs(key) && payload.uid === uid),
      findByUserCode: (userCode) => find((key, payload) => isOurs(key) && payload.userCode === userCode),
      consume: async (id) => {
        const found = entries.get(keyOf(id));
        if (found) found.payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => {
        entries.delete(keyOf(id));
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
      },
    };
  };
}
