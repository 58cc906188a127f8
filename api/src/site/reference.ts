import { operationsOf, type Contract } from '@mithaq/openapi/openapi-document.ts';
import { referenceOf } from './problem-page.ts';

/** Settings of the reference (Scalar). Its colors, like those of docs.css, are of ui-kit (tests/docs-colors.test.ts). */
const reference = {
  url: '/api/openapi.json',
  title: 'Mithaq API',
  favicon: '/favicon.svg',
  telemetry: false,
  withDefaultFonts: false,
  hideClientButton: true,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never' as const,
  customCss: `
.light-mode { --scalar-background-1: #fbf8f1; --scalar-background-2: #f5f0e4; --scalar-background-3: #efe8d8; --scalar-border-color: #e9e0cf; --scalar-color-1: #1b2926; --scalar-color-2: #46534f; --scalar-color-3: #54635f; --scalar-color-accent: #0f5a50; --scalar-background-accent: #e7f1ee; }
.dark-mode { --scalar-background-1: #0e1615; --scalar-background-2: #1b2725; --scalar-background-3: #222e2b; --scalar-border-color: #26332f; --scalar-color-1: #e9efeb; --scalar-color-2: #c5d0cb; --scalar-color-3: #9db0a9; --scalar-color-accent: #4fb3a1; --scalar-background-accent: #12302b; }
/* The focus goes to the section that a link names, which needs no frame. */
.section[tabindex='-1']:focus { outline: none; }
/* The statuses of an operation are more than fit on a line. */
.tab-list { flex-wrap: wrap; }
`,
};

const configuration = JSON.stringify(reference).replaceAll('&', '&amp;').replaceAll("'", '&#39;');

/** Every operation, for the time until the script has come, and for readers without scripts. */
function operationList(contract: Contract): string {
  const byTag = Map.groupBy(operationsOf(contract), ({ operation }) => operation.tags[0]);
  return [...byTag]
    .map(([tag, operations]) => {
      const items = operations.map(({ method, path, operation: { summary } }) => {
        const href = referenceOf(tag, method, path);
        return `<li><a href="${href}"><code>${method} ${path}</code></a> ${summary.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</li>`;
      });
      return `<h2>${tag}</h2><ul>${items.join('\n')}</ul>`;
    })
    .join('\n');
}

/** The page of the reference. It has no inline script, so that the policy of this origin can refuse them all. */
export const referencePage = (script: string, contract: Contract) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Reference - Mithaq API</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/api/docs/docs.css" />
  </head>
  <body>
    <header>
      <a href="/api/docs">Mithaq API</a> <a href="/api/docs">Guides</a> <a href="/api/docs#downloads">Downloads</a>
    </header>
    <div id="api-reference" data-configuration='${configuration}'></div>
    <main class="loading">
      <h1>Reference</h1>
      <noscript>
        <p>
          Without scripts this is the list of operations. All of the reference is in <a href="/api/openapi.yaml">openapi.yaml</a>, and the
          <a href="/api/docs">guides</a> and the <a href="/api/docs/search">search</a> need none.
        </p>
      </noscript>
      ${operationList(contract)}
    </main>
    <script src="${script}" defer></script>
  </body>
</html>
`;
