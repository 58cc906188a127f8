import { getGetClientConfigMockHandler } from '@mithaq/openapi/generated/msw/client-config/client-config.msw.ts';
import type { Mock } from './mock.ts';
import { projectId } from './phone-tokens.ts';

/** What the client must know at run time: here, that everything is stood in for by this very page. */
export function clientConfigHandlers({ answering, origin }: Mock) {
  return [
    getGetClientConfigMockHandler(
      answering('getClientConfig', () => ({
        phone: { apiKey: 'mocks', authDomain: new URL(origin).hostname, projectId, emulatorUrl: origin },
        standIns: ['database', 'google', 'phone'],
      })),
    ),
  ];
}
