import type { PushSubscriptionInput } from '../generated/hooks/model/index.ts';
import type { Language } from './language.ts';
import { invalidValue, type RuleProblem } from './problems.ts';

/** Browsers of an account that get messages: those that subscribed last. */
export const pushBrowsers = 10;

/** The hosts of the browsers' push services. */
const pushServices: readonly RegExp[] = [
  /^(fcm|jmt17|android)\.google(apis)?\.com$/, // Chrome, Edge on Android, Opera, Samsung
  /^([a-z\d-]+\.)*push\.services\.mozilla\.com$/, // Firefox
  /^([a-z\d-]+\.)*push\.apple\.com$/, // Safari
  /^([a-z\d-]+\.)+notify\.windows\.com$/, // Edge
];

/**
 * The problem of a subscription at an unknown address, or null. The server sends requests to this address: without the list,
 * a member could make it send them into its own network.
 */
export function pushEndpointProblem({ endpoint }: Pick<PushSubscriptionInput, 'endpoint'>): RuleProblem | null {
  return isPushEndpoint(endpoint) ? null : invalidValue('/endpoint', 'Unknown push service', 'not-in-list');
}

/** Whether it is an address of a push service, with nothing but a path and a query. */
export function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { href, protocol, hostname, port, username, password, hash } = new URL(endpoint);
  // As a request reads it, so that nothing else in it looks like the host.
  if (href !== endpoint || protocol !== 'https:' || port + username + password + hash !== '') return false;
  return pushServices.some((host) => host.test(hostname));
}

/**
 * What a locked screen shows: it names nobody, and nothing that happened. Only the server needs these words, so they are not in
 * the catalogs of the client.
 */
export const pushTexts: Record<Language, string> = {
  en: 'There is news for you.',
  ar: 'لديك جديد.',
  ur: 'آپ کے لیے کچھ نیا ہے۔',
};
