import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageCookie } from '@mithaq/openapi/rules/cookies.ts';
import { languageOf, languages, preferredLanguages } from '@mithaq/openapi/rules/language.ts';
import { letterTexts } from '@mithaq/openapi/rules/letter-texts.ts';
import type { Database, Statement } from '../../database/database.ts';
import { unsubscribePath, type UnsubscribeLinks } from './unsubscribe-links.ts';

type Parts = { database: Database; links: UnsubscribeLinks; now: () => Date };
type Route = { Params: { token: string } };

const stopStatement: Statement = {
  name: 'mail-unsubscribe',
  text: `update mail_consent set agreed = false, answered_at = $2 where account_id = $1 and agreed`,
};

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** The page of the link in a mail, and the request of a mail client. GET changes nothing, since scanners open links. */
export async function serveUnsubscribe(app: FastifyInstance, { database, links, now }: Parts): Promise<void> {
  await app.register(async (scope) => {
    // The request of a mail client is a form, and comes without a session; the token is what allows it.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, done) => done(null));
    scope.get<Route>(`${unsubscribePath}/:token`, async (request, reply) => {
      const isValid = links.accountOf(request.params.token) !== null;
      return show(request, reply, isValid ? 'unsubscribeQuestion' : 'invalidLink');
    });
    scope.post<Route>(`${unsubscribePath}/:token`, { config: { hasOwnParser: true } }, async (request, reply) => {
      const accountId = links.accountOf(request.params.token);
      if (accountId) await database.query(stopStatement, [accountId, now()]);
      return show(request, reply, accountId ? 'unsubscribed' : 'invalidLink');
    });
  });
}

function show(
  request: FastifyRequest,
  reply: FastifyReply,
  sentence: 'unsubscribeQuestion' | 'unsubscribed' | 'invalidLink',
) {
  const language = languageOf(request.cookies[languageCookie], preferredLanguages(request.headers['accept-language']));
  const texts = letterTexts[language];
  const isQuestion = sentence === 'unsubscribeQuestion';
  return reply.code(sentence === 'invalidLink' ? 404 : 200).headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  }).send(`<!doctype html>
<html lang="${language}" dir="${languages[language].dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${texts.brand}</title>
<style>
body { --pine: #0f5a50; font: 1.125rem/1.6 system-ui, sans-serif; max-width: 28rem; margin: 0 auto; padding: 2.5rem 1.25rem; background: #fbf8f1; color: #1b2926; }
h1 { margin: 0 0 1.5rem; font: 1.375rem/1.3 Georgia, serif; color: var(--pine); }
p { margin: 0 0 1.5rem; }
:lang(ur) body, :lang(ur) h1 { font-family: 'Noto Nastaliq Urdu', 'Jameel Noori Nastaleeq', 'Urdu Typesetting', sans-serif; line-height: 2; }
button { width: 100%; min-height: 3rem; margin-bottom: 1rem; border: 0; border-radius: 10px; background: var(--pine); color: #fff; font: inherit; cursor: pointer; }
a { display: inline-block; padding-block: .5rem; color: var(--pine); }
:focus-visible { outline: 2px solid var(--pine); outline-offset: 2px; }
@media (prefers-color-scheme: dark) {
  body { --pine: #4fb3a1; background: #0e1615; color: #e9efeb; }
  button { color: #0b1311; }
}
</style>
</head>
<body>
<main>
<h1>${texts.brand}</h1>
<p>${texts[sentence]}</p>
${isQuestion ? `<form method="post"><button>${texts.unsubscribe}</button></form>` : ''}
<p><a href="/settings">${texts.settings}</a></p>
</main>
</body>
</html>
`);
}
