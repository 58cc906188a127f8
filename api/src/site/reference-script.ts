import { parentPort } from 'node:worker_threads';
import scalar from '@scalar/fastify-api-reference';
import Fastify from 'fastify';

/**
 * Sends the script of the reference to the thread that started this one. The package keeps the script as text, which takes 30 MB of
 * memory; they go with this thread.
 */
const app = Fastify();
await app.register(scalar, { routePrefix: '/', configuration: { url: '/' } });
const { rawPayload } = await app.inject('/js/scalar.js');
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort!.postMessage(rawPayload); // serve-reference.ts starts this file
