import { createServer, request as ask, type IncomingMessage } from 'node:http';

/**
 * `node front-proxy.ts <port> <origin> <origin>`: a proxy in front of the API processes, as haproxy is set up with
 * `option redispatch`: each request goes to the next process in turn, and to the other one when it was not taken. A request
 * whose process ends while it works gets 503: nobody knows whether it was done.
 */
const [port, ...origins] = process.argv.slice(2) as [string, ...string[]]; // the command above
let turn = 0;

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray());
  const { status, headers, body: answer } = await forward(request, body);
  response.writeHead(status, headers).end(answer);
}).listen(Number(port), '127.0.0.1', () => process.send?.('listens'));
// Its test was killed.
process.on('disconnect', () => process.exit());

async function forward(request: IncomingMessage, body: Buffer): Promise<Answer> {
  const first = turn++;
  for (let attempt = 0; attempt < origins.length; attempt += 1) {
    const answer = await send(origins[(first + attempt) % origins.length]!, request, body);
    if (answer === 'not taken' || (answer === 'lost' && request.method === 'GET')) continue;
    if (answer !== 'lost') return answer;
    break;
  }
  return { status: 503, headers: { 'retry-after': '1' }, body: Buffer.alloc(0) };
}

function send(origin: string, { method, url, headers }: IncomingMessage, body: Buffer) {
  return new Promise<Answer | 'not taken' | 'lost'>((resolve) => {
    ask(origin + url, { method: method!, headers, agent: false }, (answer) => {
      const { statusCode, headers: all } = answer;
      answer.toArray().then(
        (pieces) =>
          resolve({ status: statusCode!, headers: all as Answer['headers'], body: Buffer.concat(pieces as Buffer[]) }),
        () => resolve('lost'),
      );
    })
      .on('error', (error) => resolve('code' in error && error.code === 'ECONNREFUSED' ? 'not taken' : 'lost'))
      .end(body);
  });
}
