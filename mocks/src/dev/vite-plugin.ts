import { demoAccounts, members } from '@mithaq/openapi/examples/members.ts';
import { msw } from 'msw/vite';
import type { Plugin } from 'vite';
import { contractWatch } from './contract-watch.ts';
import { inOneModule } from './in-one-module.ts';
import { worker, workerPath } from './worker.ts';
import { shortcut } from '../panel/shortcut.ts';
import { signInPage, signInPath } from '../sign-in-page.ts';

const start = '/api/v1/auth/google';

const isLead = ({ key }: { key: string }) => demoAccounts.includes(key);
const people = [...members.filter(isLead), ...members.filter((member) => !isLead(member))];

/**
 * For the dev server in mode `mocks`: serves the mocks and their worker, and answers the two navigations of a sign-in, which a
 * service worker of MSW lets pass; says in the terminal that there is a panel, and generates when the contract changes. Does
 * nothing in a build.
 */
export function mocks(): Plugin[] {
  const isWanted: Plugin['apply'] = (_config, { command, mode }) => command === 'serve' && mode === 'mocks';
  return [
    { ...msw({ mode: 'worker-only' }), apply: isWanted },
    { ...contractWatch(), apply: isWanted },
    { ...inOneModule(), apply: isWanted },
    {
      name: 'mithaq-mocks',
      apply: isWanted,
      configureServer(server) {
        const printUrls = server.printUrls.bind(server);
        server.printUrls = () => {
          printUrls();
          server.config.logger.info(
            `  ➜  Mocks:   press ${shortcut} on the page to set who you are, what fails and the clock`,
          );
        };
        server.middlewares.use((request, response, next) => {
          const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
          const send = (type: string, body: string) =>
            response
              .writeHead(200, { 'content-type': `text/${type}; charset=utf-8`, 'cache-control': 'no-store' })
              .end(body);
          if (request.method !== 'GET') next();
          else if (pathname === start) response.writeHead(302, { location: signInPath + search }).end();
          else if (pathname === signInPath) send('html', signInPage(people));
          else if (pathname === workerPath) {
            response.setHeader('service-worker-allowed', '/');
            send('javascript', worker);
          } else next();
        });
      },
    },
  ];
}
