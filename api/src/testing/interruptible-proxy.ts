import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** A TCP proxy that a test can interrupt and restore, so that its database becomes unavailable or hangs without stopping the server. */
export type InterruptibleProxy = {
  /** The database's address through the proxy. */
  url: string;
  cut(): void;
  /** Keeps all connections open and lets nothing through, as a server that hangs. */
  hang(): void;
  /** Holds back each answer of the database for this long, in milliseconds. */
  delay(milliseconds: number): void;
  restore(): void;
  /** How many connections were opened so far. */
  connections(): number;
  close(): Promise<void>;
};

export async function interruptibleProxy(to: string): Promise<InterruptibleProxy> {
  const target = new URL(to);
  const open = new Set<Socket>();
  let isCut = false;
  let isHung = false;
  let delayMs = 0;
  let connections = 0;
  const dropAll = () => open.forEach((socket) => socket.destroy());
  const server = createServer((near) => {
    connections += 1;
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
    }
    near.pipe(far);
    far.pipe(heldBack(() => delayMs)).pipe(near);
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
    delay(milliseconds) {
      delayMs = milliseconds;
    },
    restore() {
      if (isHung) dropAll(); // what was sent meanwhile is lost
      isCut = isHung = false;
      delayMs = 0;
    },
    connections: () => connections,
    async close() {
      server.close();
      dropAll();
      await once(server, 'close');
    },
  };
}

function heldBack(delayMs: () => number): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (delayMs() === 0) done(null, chunk);
      else setTimeout(done, delayMs(), null, chunk);
    },
  });
}
