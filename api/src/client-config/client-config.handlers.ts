import type { Handlers } from '../operation.ts';
import type { IdentityService } from '../identity-service.ts';

type Parts = { identity: IdentityService; standIns: ('database' | 'google' | 'phone')[] };

export function clientConfigHandlers({ identity, standIns }: Parts): Pick<Handlers, 'getClientConfig'> {
  return { getClientConfig: async () => ({ phone: identity.client, standIns }) };
}
