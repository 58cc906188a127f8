import { once } from 'node:events';
import type { AddressInfo, Server, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Lets a server listen on a free port of loopback. It can end all its connections, and listen again. */
export async function listenOnLoopback(server: Server) {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const close = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await listen(0);
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    port,
    close,
    /** Ends all connections, and takes none for some milliseconds. */
    async breakFor(milliseconds: number) {
      await close();
      await wait(milliseconds);
      await listen(port);
    },
  };
}
