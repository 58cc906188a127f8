import { signedInCookie } from '@mithaq/openapi/rules/cookies.ts';
import { accountKey, stateKey, type Account } from './storage-keys.ts';

/** Where the account chooser of the mocks is served. */
export const signInPath = '/mocks/sign-in';

/** The account chooser in place of Google's page: the demo members, another account, cancel, start over. */
export function signInPage(people: readonly Account[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Choose an account</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Choose an account</h1>
<p>The mocks use this page instead of Google's. Nothing leaves this browser.</p>
<form id="other">
<h2>Use another account</h2>
<label>Name <input name="name" autocomplete="off" required maxlength="200"></label>
<label>Email <input name="email" type="email" autocomplete="off" required maxlength="320"></label>
<button>Continue</button>
<button type="button" id="cancel">Cancel</button>
<button type="button" id="start-over">Start over</button>
<p id="status" role="status"></p>
</form>
<h2>Demo members</h2>
<ul>${people.map(person).join('')}</ul>
</main>
<script>${script}</script>
</body>
</html>`;
}

function person({ name, email }: Account): string {
  return `<li><button type="button" data-name="${escape(name)}" data-email="${escape(email)}">${escape(name)} <span>${escape(email)}</span></button></li>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 28rem; margin: 0 auto; padding: 1rem; } h1, h2 { font-size: 1.125rem; }
label, input { display: block; margin-block: .5rem; } input { width: 100%; box-sizing: border-box; }
button, input { font: inherit; padding: .5rem .75rem; }
ul { list-style: none; padding: 0; } li button { width: 100%; text-align: start; }
`;

const script = `
const go = (to) => location.replace('/login/oauth2/callback' + to);
const choose = (name, email) => {
  localStorage.setItem(${JSON.stringify(accountKey)}, JSON.stringify({ name, email: email.toLowerCase() }));
  document.cookie = '${signedInCookie}=1; Path=/; SameSite=Lax';
  go('');
};
document.querySelector('ul').addEventListener('click', (event) => {
  const button = event.target.closest('button');
  if (button) choose(button.dataset.name, button.dataset.email);
});
document.getElementById('other').addEventListener('submit', (event) => {
  event.preventDefault();
  const { name, email } = event.target.elements;
  choose(name.value.trim(), email.value.trim());
});
document.getElementById('cancel').addEventListener('click', () => go('?error=cancelled'));
document.getElementById('start-over').addEventListener('click', () => {
  localStorage.removeItem(${JSON.stringify(stateKey)});
  localStorage.removeItem(${JSON.stringify(accountKey)});
  document.cookie = '${signedInCookie}=; Path=/; Max-Age=0';
  document.getElementById('status').textContent = 'Every change was deleted.';
});
`;
