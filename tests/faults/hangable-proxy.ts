import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy in front of the database whose connections can be cut, or hang without an end or an error. */
export type HangableProxy = {
  /** The database's address through the proxy. */
  url: string;
  /** Ends every connection; new ones are refused until restore(). */
  cut(): void;
  /** Carries no byte on the open connections any more; new ones hang as well with `alsoNew`. */
  hang(options: { alsoNew: boolean }): void;
  /** Ends what hangs, or carries on with it, and accepts connections again. */
  restore(hanging: 'end' | 'continue'): void;
  close(): Promise<void>;
};

export async function hangableProxy(to: string): Promise<HangableProxy> {
  const target = new URL(to);
  const open = new Set<Socket>();
  let state: 'open' | 'cut' | 'hanging' = 'open';
  const hanging = new Set<Socket>();

  const server = createServer((near) => {
    if (state === 'cut') return void near.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one
        .on('error', () => other.destroy())
        .on('close', () => {
          open.delete(one);
          hanging.delete(one);
          other.destroy();
        })
        .on('data', (bytes) => other.write(bytes));
      if (state === 'hanging') stall(one);
    }
  });

  function stall(socket: Socket): void {
    hanging.add(socket);
    socket.pause();
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(to);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`; // the server listens on a port, not a pipe
  return {
    url: url.href,
    cut() {
      state = 'cut';
      for (const socket of open) socket.destroy();
    },
    hang({ alsoNew }) {
      if (alsoNew) state = 'hanging';
      for (const socket of open) stall(socket);
    },
    restore(choice) {
      state = 'open';
      for (const socket of hanging) {
        if (choice === 'end') socket.destroy();
        else socket.resume();
      }
      hanging.clear();
    },
    async close() {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, 'close');
    },
  };
}
