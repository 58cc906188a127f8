import { countries, statesOf } from '@mithaq/openapi/locations.ts';
import { consent } from '@mithaq/openapi/rules/consent.ts';
import { localOperator } from '@mithaq/openapi/rules/operator.ts';
import { ApiProblem } from './api-problem.ts';
import type { MockHandlers } from './handler-context.ts';
import { projectId } from './phone.ts';

/** The public key of the example in RFC 8291: nobody sends messages here. */
const mockPushKey = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

/** Countries and their states, and the configuration of the client. */
export const referenceHandlers = {
  listCountries: () => countries,
  listStates({ params }) {
    const states = statesOf(params.code);
    if (!states) throw new ApiProblem('not-found', { params: { resource: 'COUNTRY' } });
    return states;
  },
  getClientConfig: ({ origin, state }) => ({
    phone: { apiKey: 'mocks', authDomain: new URL(origin).hostname, projectId, emulatorUrl: origin },
    localServices: ['database', 'google', 'phone'],
    operator: localOperator,
    mail: state.sendsMail,
    pushKey: mockPushKey,
    consent,
  }),
} satisfies Partial<MockHandlers>;
