import type { Operator } from '@mithaq/openapi/rules/operator.ts';
import type { Handlers } from '../http/operation.ts';
import type { IdentityService } from '../server/identity-service.ts';

type Parts = { identity: IdentityService; localServices: ('database' | 'google' | 'phone')[]; operator: Operator };

export function clientConfigHandlers({ identity, localServices, operator }: Parts): Pick<Handlers, 'getClientConfig'> {
  return { getClientConfig: async () => ({ phone: identity.client, localServices, operator }) };
}
