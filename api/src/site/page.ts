import { marked } from 'marked';

/** The pages of the documentation, in the order of the navigation. */
export const guides = {
  '': 'Overview',
  'quick-start': 'Quick start',
  client: 'Client in TypeScript',
  'data-model': 'Data model',
  authentication: 'Sign-in and sessions',
  'phone-proof': 'Phone proof',
  errors: 'Errors',
  retries: 'Retries',
  paging: 'Paging',
  limits: 'Limits',
  proposals: 'Proposals',
  news: 'News',
  visibility: 'Who sees which field',
  production: 'Production checklist',
  versions: 'Versions',
  changelog: 'Changelog',
} as const;

/** Pages have one script, for the buttons that copy, and their own style sheet alone. */
export const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/**
 * A whole page of Markdown. Its first heading is the title.
 * @param current the name of the guide, in the list of which it is marked
 * @param asked what a search was for, which stays in its field
 */
export function markdownPage(markdown: string, current?: string, asked = ''): string {
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? 'Mithaq API';
  const links = [
    ...Object.entries(guides).map(([name, label]) => [`/api/docs${name && `/${name}`}`, label]),
    ['/api/docs/reference/', 'Reference'],
    ['/api/docs#downloads', 'Downloads'],
  ];
  const here = current === undefined ? undefined : `/api/docs${current && `/${current}`}`;
  const items = links.map(([href, label]) => {
    const mark = href === here ? ' aria-current="page"' : '';
    return `<li><a href="${href}"${mark}>${label}</a></li>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title === 'Mithaq API' ? title : `${title} - Mithaq API`}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/docs.css">
<script src="/api/docs/docs.js" defer></script>
</head>
<body class="guide">
<a class="skip" href="#content">Skip to the content</a>
<header><a href="/api/docs">Mithaq API</a>
<form action="/api/docs/search" role="search"><input type="search" name="q" maxlength="100" aria-label="Search the guides and the reference" placeholder="Search" value="${asked.replaceAll(/[&"<>]/g, (each) => `&#${each.codePointAt(0)};`)}"><button>Search</button></form></header>
<div class="columns">
<nav aria-label="Documentation"><details><summary>All pages</summary><ul>${items.join('')}</ul></details></nav>
<main id="content" tabindex="-1">
${render(markdown)}
</main>
</div>
</body>
</html>
`;
}

/** HTML of our own Markdown. Headings have an id of their own, also the audiences of each release, and a wide table or block of code is reached by the keyboard. */
function render(markdown: string): string {
  const html = marked.parse(markdown, { async: false });
  const known = new Map<string, number>();
  const uniqueId = (id: string) => {
    const times = (known.get(id) ?? 0) + 1;
    known.set(id, times);
    return times === 1 ? id : `${id}-${times}`;
  };
  return html
    .replaceAll(
      /<h([23])>(.*?)<\/h\1>/g,
      (_all, level: string, text: string) => `<h${level} id="${uniqueId(idOf(text))}">${text}</h${level}>`,
    )
    .replaceAll(
      /(?<!<pre>)<code>([^<]*)<\/code>/g,
      // A long name breaks between its parts.
      (_all, text: string) =>
        `<code>${text.replaceAll(/(?<=[\w}])[/_.:?=](?=[\w{])|(?<=[a-z])(?=[A-Z])/g, '$&<wbr>')}</code>`,
    )
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll('<table>', '<div class="table" tabindex="0" role="region" aria-label="Table"><table>')
    .replaceAll('</table>', '</table></div>');
}

/** A text in which nothing is markup, neither of HTML nor of Markdown. */
export function escaped(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N} ,.:;]/gu, (each) => `&#${each.codePointAt(0)};`);
}

/** The id of a heading, from its words. */
export function idOf(text: string): string {
  return text
    .replaceAll(/<[^>]+>|&\w+;/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
