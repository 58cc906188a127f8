import { consent } from '@mithaq/openapi/rules/consent.ts';
import type { Operator } from '@mithaq/openapi/rules/operator.ts';
import type { Handlers } from '../http/operation.ts';
import type { IdentityService } from '../server/identity-service.ts';

type Parts = {
  identity: IdentityService;
  localServices: ('database' | 'google' | 'phone')[];
  operator: Operator;
  hasMail: boolean;
  pushKey?: string;
};

export function clientConfigHandlers({
  identity,
  localServices,
  operator,
  hasMail,
  pushKey,
}: Parts): Pick<Handlers, 'getClientConfig'> {
  const push = pushKey && { pushKey };
  const config = { phone: identity.client, localServices, operator, mail: hasMail, consent, ...push };
  return { getClientConfig: async () => config };
}
