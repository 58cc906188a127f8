import { createServer } from 'node:net';

/** The first free port from this one on; with 0 the system chooses. */
export async function freePort(first: number, host = '127.0.0.1'): Promise<number> {
  for (let port = first; port <= 65_535; port += 1) {
    const found = await tryPort(port, host);
    if (found) return found;
  }
  throw new Error(`No port from ${first} on is free.`);
}

/** The port, if it is free. */
export function tryPort(port: number, host = '127.0.0.1'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(undefined) : reject(error),
    );
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}
