import type { Email } from 'postal-mime';

/** A mail as it arrived. */
export type ReceivedMail = {
  id: number;
  receivedAt: string;
  from: string;
  to: string[];
  subject: string;
  messageId: string;
  /** How often it arrived: a mailbox shows two mails with one Message-ID as one. */
  copies: number;
  text: string;
  html: string;
  headers: Email['headers'];
};

/** A response of the mailbox. */
type Response = { status: number; type: string; csp: string; body: string };

const pageCsp = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'";

/** A mail loads nothing from elsewhere and runs no script. */
const mailCsp = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups";

const style = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 48rem; margin: 0 auto; padding: 1rem; }
li { margin-bottom: .5rem; overflow-wrap: anywhere; }
iframe { width: 100%; height: 36rem; border: 1px solid; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** The response to a request: a list, a mail, its HTML, or everything as JSON at /messages, which DELETE empties. */
export function mailboxPage(mails: readonly ReceivedMail[], method: string, url: string): Response {
  const [, name = '', part] = url.split('?')[0]!.split('/');
  if (method === 'DELETE' && name === 'messages') return text(204, '');
  if (method !== 'GET') return text(405, 'Use GET, or DELETE /messages.');
  if (name === 'messages') return respond(200, 'application/json', JSON.stringify(mails.toReversed()));
  if (name === '') return page('Mail', listOf(mails));
  const mail = mails.find(({ id }) => String(id) === name);
  if (!mail) return text(404, 'This mail is not here.');
  return part === 'html' ? respond(200, 'text/html', mail.html, mailCsp) : page(mail.subject, contentOf(mail));
}

const respond = (status: number, type: string, body: string, csp = pageCsp): Response => ({ status, type, csp, body });

const text = (status: number, body: string): Response => respond(status, 'text/plain', body);

const page = (title: string, content: string): Response =>
  respond(
    200,
    'text/html',
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>${style}</style>
</head>
<body>
<h1 dir="auto">${escape(title)}</h1>
${content}
</body>
</html>`,
  );

const listOf = (mails: readonly ReceivedMail[]): string =>
  mails.length === 0
    ? '<p>No mail has arrived.</p>'
    : `<ol reversed>${mails
        .toReversed()
        .map(
          ({ id, subject, to, receivedAt }) =>
            `<li><a href="/${id}" dir="auto">${escape(subject)}</a><br>${escape(to.join(', '))}, ${receivedAt}</li>`,
        )
        .join('\n')}</ol>`;

const contentOf = ({ id, to, from, receivedAt, copies, text: plain }: ReceivedMail): string =>
  `<p><a href="/">All mail</a></p>
<p>To ${escape(to.join(', '))}, from ${escape(from)}, ${receivedAt}${copies > 1 ? `, ${copies} copies` : ''}</p>
<iframe title="HTML" src="/${id}/html" sandbox="allow-popups"></iframe>
<h2>Text</h2>
<pre dir="auto">${escape(plain)}</pre>`;

const escape = (value: string): string => value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
