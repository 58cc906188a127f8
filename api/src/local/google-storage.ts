import type { Adapter, AdapterPayload } from 'oidc-provider';

/** The provider's storage, in memory. */
export function createStorage(): (model: string) => Adapter {
  const kept = new Map<string, { payload: AdapterPayload; until: number }>();

  const deleteExpired = () => {
    for (const [key, { until }] of kept) if (until < Date.now()) kept.delete(key);
  };
  const find = async (matches: (key: string, payload: AdapterPayload) => boolean) => {
    for (const [key, { payload, until }] of kept) if (until >= Date.now() && matches(key, payload)) return payload;
    return undefined;
  };

  return (model) => {
    const keyOf = (id: string) => `${model} ${id}`;
    const isOurs = (key: string) => key.startsWith(`${model} `);
    return {
      upsert: async (id, payload, secondsToLive = 600) => {
        deleteExpired();
        kept.set(keyOf(id), { payload, until: Date.now() + secondsToLive * 1000 });
      },
      find: (id) => find((key) => key === keyOf(id)),
      findByUid: (uid) => find((key, payload) => isOurs(key) && payload.uid === uid),
      findByUserCode: (userCode) => find((key, payload) => isOurs(key) && payload.userCode === userCode),
      consume: async (id) => {
        const found = kept.get(keyOf(id));
        if (found) found.payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => {
        kept.delete(keyOf(id));
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
      },
    };
  };
}
