import { text } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { listenOnLoopback } from './loopback-server.ts';

export type SlowSmtp = {
  url: string;
  /** The number of copies of each Message-ID, for each address. */
  mails: ReadonlyMap<string, Map<string, number>>;
  /** Ends all connections, and takes none for some milliseconds. */
  breakFor(milliseconds: number): Promise<void>;
  close(): Promise<void>;
};

/** A mail server that answers after a pause, so that faults come between a mail and the answer. */
export async function startSlowSmtp(pause: () => Promise<unknown>): Promise<SlowSmtp> {
  const mails = new Map<string, Map<string, number>>();
  const smtp = new SMTPServer({
    authOptional: true,
    logger: false,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      callbackify(async () => {
        const id = /^message-id: *(\S+)/im.exec(await text(stream))?.[1] ?? 'none';
        for (const { address } of envelope.rcptTo) {
          const ids = mails.get(address) ?? new Map<string, number>();
          mails.set(address, ids.set(id, (ids.get(id) ?? 0) + 1));
        }
        await pause();
      })((error) => done(error));
    },
  });
  smtp.on('error', () => undefined); // a client that was killed
  const { port, breakFor, close } = await listenOnLoopback(smtp.server);
  return { url: `smtp://127.0.0.1:${port}`, mails, breakFor, close };
}
