import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy that a test can interrupt and restore, so that its database becomes unavailable or hangs without stopping the server. */
export type InterruptibleProxy = {
  /** The database's address through the proxy. */
  url: string;
  cut(): void;
  /** Keeps all connections open and lets nothing through, as a server that hangs. */
  hang(): void;
  restore(): void;
  close(): Promise<void>;
};

export async function interruptibleProxy(to: string): Promise<InterruptibleProxy> {
  const target = new URL(to);
  const open = new Set<Socket>();
  let isCut = false;
  let isHung = false;
  const dropAll = () => open.forEach((socket) => socket.destroy());
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    if (isHung) return void open.add(near.on('error', () => undefined).on('close', () => open.delete(near)));
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
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`; // the server listens on a port, not a pipe
  return {
    url: url.href,
    cut() {
      isCut = true;
      dropAll();
    },
    hang() {
      isHung = true;
      for (const socket of open) socket.unpipe().pause();
    },
    restore() {
      if (isHung) dropAll(); // what was sent meanwhile is lost
      isCut = isHung = false;
    },
    async close() {
      server.close();
      dropAll();
      await once(server, 'close');
    },
  };
}
