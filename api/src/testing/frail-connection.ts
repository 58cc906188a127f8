import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server that can be cut and mended, so that a test can take the database away without stopping it for others. */
export type FrailConnection = {
  /** the same address, by this way */
  url: string;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
};

export async function frailConnection(to: string): Promise<FrailConnection> {
  const target = new URL(to);
  const open = new Set<Socket>();
  let isCut = false;
  const dropAll = () => open.forEach((socket) => socket.destroy());
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
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
          other.destroy();
        });
      one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(to);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port, not a pipe
  return {
    url: url.href,
    cut() {
      isCut = true;
      dropAll();
    },
    mend() {
      isCut = false;
    },
    async close() {
      server.close();
      dropAll();
      await once(server, 'close');
    },
  };
}
