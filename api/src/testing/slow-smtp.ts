import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { callbackify } from 'node:util';
import { SMTPServer } from 'smtp-server';

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
  const sockets = new Set<Socket>();
  const { server } = smtp;
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const end = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    async breakFor(milliseconds) {
      await end();
      await wait(milliseconds);
      await listen(port);
    },
    close: end,
  };
}
