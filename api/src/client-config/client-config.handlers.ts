import type { Handlers } from '../http/operation.ts';
import type { IdentityService } from '../platform/identity-service.ts';

type Parts = { identity: IdentityService; localServices: ('database' | 'google' | 'phone')[] };

export function clientConfigHandlers({ identity, localServices }: Parts): Pick<Handlers, 'getClientConfig'> {
  return { getClientConfig: async () => ({ phone: identity.client, localServices }) };
}
