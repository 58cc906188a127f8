import type { IncomingMessage } from 'node:http';

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a request names this machine, or the HOST of the configuration. The page of another site can make its own name lead to
 * 127.0.0.1 (DNS rebinding) and would read codes and mails then, but its requests name that site.
 */
export function isForThisMachine(
  { headers: { host = '' } }: Pick<IncomingMessage, 'headers'>,
  configured: string,
): boolean {
  const name = host.replace(/:\d*$/, '').toLowerCase();
  return [...loopbackNames, configured.toLowerCase(), `[${configured.toLowerCase()}]`].includes(name);
}

/** The text for other names, with the status 421 (RFC 9110). */
export const notThisMachine = 'This service is for this machine alone. Open it as localhost.';
