import { createHash } from 'node:crypto';
import type { Person } from './google-accounts.ts';

/** A page and its Content-Security-Policy. */
export type Page = { html: string; csp: string };

const shownAtFirst = 12;

const style = `
:root { color-scheme: light dark; --ground: #fbf8f1; --card: #fff; --line: #d9ccb2; --edge: #8a7d62; --ink: #1b2926; --soft: #54635f; --action: #0f5a50; --on-action: #fff; --tint: #e7f1ee; }
@media (prefers-color-scheme: dark) { :root { --ground: #0e1615; --card: #151f1d; --line: #26332f; --edge: #7d8f88; --ink: #e9efeb; --soft: #9db0a9; --action: #4fb3a1; --on-action: #0b1311; --tint: #12302b; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 28rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font: 600 1.6rem/1.25 Georgia, serif; margin: 0 0 .5rem; }
h2 { font-size: 1.05rem; margin: 1.75rem 0 .5rem; }
p { margin: 0 0 1.25rem; color: var(--soft); }
ul { list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: .75rem; overflow: hidden; background: var(--card); }
li + li { border-top: 1px solid var(--line); }
button, input, summary { font: inherit; min-height: 2.75rem; }
button { cursor: pointer; border-radius: .5rem; padding: .5rem 1rem; border: 1px solid var(--edge); background: transparent; color: inherit; }
li button { display: block; width: 100%; text-align: start; border: 0; border-radius: 0; padding: .6rem 1rem; overflow-wrap: anywhere; }
li button:hover { background: var(--tint); }
li span { display: block; font-size: .9rem; color: var(--soft); }
details { margin-top: .75rem; }
summary { cursor: pointer; padding: .6rem .25rem; color: var(--action); }
label { display: block; margin: .75rem 0 .25rem; }
input { width: 100%; padding: .5rem .75rem; border: 1px solid var(--edge); border-radius: .5rem; background: var(--card); color: inherit; }
button.main { margin-top: 1rem; width: 100%; border-color: var(--action); background: var(--action); color: var(--on-action); }
button.quiet { margin-top: .75rem; width: 100%; }
:focus-visible { outline: 3px solid var(--action); outline-offset: 2px; }
li button:focus-visible { outline-offset: -3px; }
`;

/** The account chooser. `formTargets` are the origins to which its form may redirect. */
export function chooserPage(people: readonly Person[], action: string, formTargets: readonly string[]): Page {
  const first = people.slice(0, shownAtFirst);
  const rest = people.slice(shownAtFirst);
  return page(
    'Choose an account',
    `<h1>Choose an account</h1>
<p>This page replaces Google on this computer. Nothing leaves it.</p>
<form method="post" action="${escape(action)}">
${accountList(first)}
${rest.length > 0 ? `<details><summary>Show ${rest.length} more</summary>${accountList(rest)}</details>` : ''}
</form>
<form method="post" action="${escape(action)}">
<h2>Use another account</h2>
<label for="name">Name</label>
<input id="name" name="name" required maxlength="60" autocomplete="off">
<label for="email">Email</label>
<input id="email" name="email" type="email" required maxlength="120" autocomplete="off">
<button class="main">Continue</button>
</form>
<form method="post" action="${escape(action)}"><button class="quiet" name="cancel" value="yes">Cancel</button></form>`,
    formTargets,
  );
}

/** The page of a sign-in that cannot continue. */
export function problemPage(title: string, sentence: string): Page {
  return page(title, `<h1>${escape(title)}</h1><p>${escape(sentence)}</p>`, []);
}

const accountList = (people: readonly Person[]): string =>
  people.length === 0
    ? ''
    : `<ul>${people
        .map(
          ({ sub, name, email }) =>
            `<li><button name="sub" value="${escape(sub)}">${escape(name)}<span>${escape(email)}</span></button></li>`,
        )
        .join('')}</ul>`;

function page(title: string, content: string, formTargets: readonly string[]): Page {
  const styleHash = createHash('sha256').update(style).digest('base64');
  return {
    html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} - local sign-in</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body><main>${content}</main></body>
</html>
`,
    // browsers check form-action for redirects too, so it names their target
    csp: `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${formTargets.join(' ')}`.trim(),
  };
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
