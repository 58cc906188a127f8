import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import { isLoopback } from '../../http/address.ts';
import type { Config } from '../../server/config.ts';
import type { Letter } from './letter.ts';

type Mail = {
  /** What the mail is about; each try of it has the same one. */
  key: string;
  to: string;
  /** When the news happened, so that a mail tried again is not newer. */
  happenedAt: Date;
  letter: Letter;
  language: string;
  unsubscribeUrl: string;
};

export type MailTransport = {
  /** Gives one mail to the server. @throws an error that failureMeaning reads */
  send(mail: Mail): Promise<void>;
  /** Connects and signs in as for a mail. @throws an error that failureCode reads */
  verify(): Promise<void>;
  close(): void;
};

/** Milliseconds for one mail from the first byte to the last; a lease lasts longer. */
const sendTimeoutMs = 20_000;

/** Opens connections as they are needed, two at most. */
export function mailTransport({ smtpUrl, from }: NonNullable<Config['mail']>): MailTransport {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const host = hostname.replaceAll(/[[\]]/g, '');
  const transport = createTransport({
    host,
    port: Number(port) || (protocol === 'smtps:' ? 465 : 587),
    secure: protocol === 'smtps:',
    // Without it STARTTLS is used only where it is offered, and somebody in between can hide the offer.
    requireTLS: protocol === 'smtp:' && !isLocal(host),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    pool: true,
    maxConnections: 2,
    maxMessages: 100,
    // The defaults are 30 seconds, 2 minutes, 30 seconds and 10 minutes: longer than a lease.
    dnsTimeout: 5000,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ key, to, happenedAt, letter, language, unsubscribeUrl }) {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        ...letter,
        messageId: messageId(key, to, from),
        date: happenedAt,
        headers: {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          'Content-Language': language,
        },
        signal: AbortSignal.timeout(sendTimeoutMs),
      });
    },
    async verify() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

const isLocal = (host: string): boolean => host === 'localhost' || (isIP(host) !== 0 && isLoopback(host));

/** A mailbox shows two mails with one Message-ID as one. */
function messageId(key: string, to: string, from: string): string {
  const domain = /@([^@>\s]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return `<${createHash('sha256').update(`${key} ${to}`).digest('hex').slice(0, 32)}@${domain}>`;
}
