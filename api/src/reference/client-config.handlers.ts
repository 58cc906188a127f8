import type { Operator } from '@mithaq/openapi/rules/operator.ts';
import type { Handlers } from '../http/operation.ts';
import type { IdentityService } from '../server/identity-service.ts';

type Parts = {
  identity: IdentityService;
  localServices: ('database' | 'google' | 'phone')[];
  operator: Operator;
  hasMail: boolean;
};

export function clientConfigHandlers({
  identity,
  localServices,
  operator,
  hasMail,
}: Parts): Pick<Handlers, 'getClientConfig'> {
  return { getClientConfig: async () => ({ phone: identity.client, localServices, operator, mail: hasMail }) };
}
