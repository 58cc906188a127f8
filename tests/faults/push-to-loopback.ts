import { fetchFromPushService } from '@mithaq/api/src/testing/push-service.ts';
import { isPushEndpoint } from '@mithaq/openapi/rules/push.ts';

/** Loaded before a server: its pushes reach the service at PUSH_SERVICE_PORT, and everything else what it names. */
const others = fetch;
const pushes = fetchFromPushService(Number(process.env['PUSH_SERVICE_PORT']));
globalThis.fetch = (input, init) => (typeof input === 'string' && isPushEndpoint(input) ? pushes : others)(input, init);
