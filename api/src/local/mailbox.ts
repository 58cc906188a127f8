import { createServer as createHttpServer } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from './free-port.ts';
import { mailboxPage, type ReceivedMail } from './mailbox-pages.ts';
import { isForThisMachine, notThisMachine } from './own-host.ts';
import { refuseInProduction } from './refuse-in-production.ts';

export type Mailbox = {
  /** Where its pages are. */
  url: string;
  /** Where it takes mail, as SMTP_URL writes it. */
  smtpUrl: string;
  /** The mails, the newest last. */
  mails: readonly ReceivedMail[];
  close(): Promise<void>;
};

type MailboxOptions = {
  /** The first port to try, then the next free one. */
  port: number;
  /** A name besides localhost by which it is asked. */
  host?: string;
  /** Prints a line to the terminal. */
  print: (line: string) => void;
};

/** The number of mails; beyond it the oldest goes. */
const capacity = 500;

/** The largest mail, in bytes. */
const maxMailSize = 1_000_000;

/** Milliseconds that a connection may be silent before it gets the greeting of SMTP: a browser of a busy machine is slow to ask. */
const silenceMs = 500;

/** Starts a mailbox on loopback. It takes mail for any address, and shows it as pages and JSON on the same port. */
export async function startMailbox({ port: first, host = 'localhost', print }: MailboxOptions): Promise<Mailbox> {
  refuseInProduction('The local mailbox');
  const port = await freePort(first);
  const url = `http://localhost:${port}`;
  const mails: ReceivedMail[] = [];
  let lastId = 0;
  const smtp = smtpServer(async (content, from, to) => {
    const { messageId = '', subject = '', text = '', html = '', headers } = await PostalMime.parse(content);
    const same = mails.find((mail) => messageId && mail.messageId === messageId && String(mail.to) === String(to));
    if (same) {
      same.copies += 1;
      return;
    }
    const id = ++lastId;
    const receivedAt = new Date().toISOString();
    mails.push({ id, receivedAt, from, to, subject, messageId, copies: 1, text, html, headers });
    if (mails.length > capacity) mails.shift();
    print(`Mail to ${to.join(', ')}: ${subject}  ${url}/${id}`);
  });
  const pages = createHttpServer((request, response) => {
    if (!isForThisMachine(request, host)) {
      response.writeHead(421, { 'content-type': 'text/plain' }).end(notThisMachine);
      return;
    }
    const { status, type, csp, body } = mailboxPage(mails, request.method ?? '', request.url ?? '/');
    if (request.method === 'DELETE' && status === 204) mails.splice(0);
    response.writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': csp,
      'cache-control': 'no-store',
    });
    response.end(body);
  });
  const { server, sockets } = onOnePort(pages, smtp.server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url,
    smtpUrl: `smtp://localhost:${port}`,
    mails,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

function smtpServer(receive: (content: Buffer, from: string, to: string[]) => Promise<void>): SMTPServer {
  const smtp = new SMTPServer({
    authOptional: true,
    logger: false,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: maxMailSize,
    onData(stream, { envelope }, done) {
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const to = envelope.rcptTo.map(({ address }) => address);
      callbackify(async () => receive(await buffer(stream), from, to))((error) => done(error));
    },
  });
  smtp.on('error', () => undefined); // a client that hung up
  return smtp;
}

/** Hands each connection to one of two servers: a client of HTTP speaks first, one of SMTP waits for the greeting. */
function onOnePort(http: Server, smtp: Server): { server: Server; sockets: Set<Socket> } {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    let isAnswered = false;
    const onRequest = () => {
      isAnswered = true;
      clearTimeout(silence);
      http.emit('connection', socket);
    };
    const onSilence = () => {
      if (isAnswered || socket.destroyed) return;
      socket.off('readable', onRequest);
      smtp.emit('connection', socket);
    };
    // After a long task of this process the timer comes before the request that has arrived meanwhile.
    const silence = setTimeout(() => setImmediate(onSilence), silenceMs);
    socket.once('readable', onRequest);
    socket.once('close', () => clearTimeout(silence));
  });
  return { server, sockets };
}
