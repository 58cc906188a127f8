import { JSDOM, VirtualConsole } from 'jsdom';
import { expect, test } from 'vitest';
import { signedInCookie } from '@mithaq/openapi/rules/cookies.ts';
import { signInPage } from './sign-in-page.ts';
import { accountKey, stateKey } from './storage-keys.ts';

const people = [
  { name: 'Amina Siddiqui', email: 'amina@example.test' },
  { name: '<b>"Imran" & Sons</b>', email: 'imran@example.test' },
];

/** The page as a browser runs it; navigations, which jsdom does not do, are collected in `left`. */
function open() {
  const left: string[] = [];
  const console = new VirtualConsole().on('jsdomError', (error) => left.push(error.message));
  const { window } = new JSDOM(signInPage(people), {
    url: 'http://localhost:5173/mocks/sign-in',
    runScripts: 'dangerously',
    virtualConsole: console,
  });
  const { document, localStorage } = window;
  const button = (name: string) =>
    [...document.querySelectorAll('button')].find((b) => b.textContent.trim().startsWith(name))!;
  const account = () => JSON.parse(localStorage.getItem(accountKey) ?? 'null') as unknown;
  return { document, localStorage, button, account, left };
}

test('lists the demo members as text', () => {
  const { document } = open();
  expect([...document.querySelectorAll('li')].map((li) => li.textContent)).toEqual([
    'Amina Siddiqui amina@example.test',
    '<b>"Imran" & Sons</b> imran@example.test',
  ]);
  expect(document.querySelector('b')).toBeNull();
});

test('signs in as the chosen member', () => {
  const { document, button, account, left } = open();
  button('Amina').click();
  expect(account()).toEqual({ name: 'Amina Siddiqui', email: 'amina@example.test' });
  expect(document.cookie).toBe(`${signedInCookie}=1`);
  expect(left).toHaveLength(1);
});

test('signs in with another account by Name and Email', () => {
  const { document, button, account } = open();
  const field = (label: string) =>
    [...document.querySelectorAll('label')].find((l) => l.textContent.trim() === label)!.querySelector('input')!;
  field('Name').value = ' New Person ';
  field('Email').value = ' New@Example.test ';
  button('Continue').click();
  expect(account()).toEqual({ name: 'New Person', email: 'new@example.test' });
});

test('signs in nobody on Cancel', () => {
  const { document, button, account, left } = open();
  button('Cancel').click();
  expect(account()).toBeNull();
  expect(document.cookie).toBe('');
  expect(left).toHaveLength(1);
});

test('Start over deletes the state and signs out', () => {
  const { document, localStorage, button, account } = open();
  button('Amina').click();
  localStorage.setItem(stateKey, '{}');
  button('Start over').click();
  expect(account()).toBeNull();
  expect(localStorage.getItem(stateKey)).toBeNull();
  expect(document.cookie).toBe('');
  expect(document.querySelector('[role=status]')?.textContent).not.toBe('');
});
