import { JSDOM } from 'jsdom';
import { getResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { operationOf } from '@mithaq/openapi/contract-validation.ts';
import type { MockedOperationId } from '@mithaq/openapi/handlers.ts';
import { problems } from '@mithaq/openapi/rules/problems.ts';
import { createMockBackend } from '../backend.ts';
import { choices, choose, chooseForEach } from './choices.ts';
import { moveClock } from './moved-clock.ts';
import { createPanel, type PanelOptions } from './panel.ts';
import { accountOf, describePerson, people, personOf } from './people.ts';

function open(given: Partial<PanelOptions> = {}) {
  const { window } = new JSDOM('<!doctype html><button>Of the page</button>');
  const { document } = window;
  const options: PanelOptions = {
    people: people.map((value) => ({ value, label: value })),
    person: 'amina-siddiqui',
    clock: undefined,
    choices,
    operations: {},
    errors: [],
    onPerson: vi.fn(),
    onClock: vi.fn((clock: string) => `No: ${clock}`),
    onOperation: vi.fn(),
    onReset: vi.fn(),
    ...given,
  };
  createPanel(document, options);
  const root = document.querySelector('div')!.shadowRoot!;
  const drawer = root.querySelector('section')!;
  const press = (target: EventTarget, init: KeyboardEventInit) =>
    target.dispatchEvent(new window.KeyboardEvent('keydown', { bubbles: true, ...init }));
  const field = (label: string) => {
    const found = [...root.querySelectorAll('label')].find(
      (each) => each.querySelector('span')?.textContent === label,
    )!;
    return found.querySelector<HTMLSelectElement>('select, input')!;
  };
  const pick = (label: string, value: string) => {
    field(label).value = value;
    field(label).dispatchEvent(new window.Event('change'));
  };
  const button = (name: string) =>
    [...root.querySelectorAll('button')].find((each) => each.textContent.startsWith(name))!;
  return { document, root, drawer, press, field, pick, button, options };
}

test('the panel opens with Alt+Shift+M, takes the focus, and gives it back with Escape', () => {
  const { document, root, drawer, press, button } = open();
  expect(drawer.hidden).toBe(true);
  press(document, { code: 'KeyM', altKey: true });
  expect(drawer.hidden).toBe(true);
  press(document, { code: 'KeyM', altKey: true, shiftKey: true });
  expect([drawer.hidden, button('Mocks').getAttribute('aria-expanded')]).toEqual([false, 'true']);
  expect(root.activeElement?.textContent).toBe('Close');
  press(root.activeElement!, { key: 'Escape', composed: true });
  expect([drawer.hidden, root.activeElement?.textContent]).toEqual([true, 'Mocks']);
});

test('the panel shows wrong settings at once', () => {
  const { drawer, root } = open({ errors: ['There is no operation "x".'] });
  expect(drawer.hidden).toBe(false);
  expect(root.querySelector('[role=alert]')!.textContent).toBe('There is no operation "x".');
});

test('the panel says what was chosen, and counts the operations that do not simply answer', () => {
  const { options, pick, field, button, root } = open({ operations: { getProfile: '8000' } });
  expect([button('Mocks').textContent, field('getProfile').value]).toEqual(['Mocks (1)', '8000']);
  pick('getFeed', 'empty');
  expect(options.onOperation).toHaveBeenLastCalledWith('getFeed', 'empty');
  expect(button('Mocks').textContent).toBe('Mocks (2)');
  pick('getFeed', '');
  expect(options.onOperation).toHaveBeenLastCalledWith('getFeed', undefined);
  pick('Signed in', 'visitor');
  expect(options.onPerson).not.toHaveBeenCalled(); // an arrow key does as much
  button('Become').click();
  expect(options.onPerson).toHaveBeenCalledWith('visitor');
  field('Move the clock by').value = 'soon';
  button('Move').click();
  expect(root.querySelector('[role=alert]')!.textContent).toBe('No: soon');
  button('Reset').click();
  expect(options.onReset).toHaveBeenCalledOnce();
});

test('the search leaves the operations that have its words, with their group', () => {
  const { root, field } = open();
  const shown = (selector: string) =>
    [...root.querySelectorAll<HTMLElement>(selector)]
      .filter((each) => !each.closest('[hidden]'))
      .map(({ textContent }) => textContent);
  const find = (words: string) => {
    field('Find').value = words;
    field('Find').dispatchEvent(new root.ownerDocument.defaultView!.Event('input'));
  };
  root.querySelector('section')!.hidden = false;
  const all = shown('fieldset span').length;
  find('Matching FEED');
  expect([shown('legend'), shown('fieldset span')]).toEqual([['matching'], ['getFeed']]);
  find('nothing like it');
  expect([shown('legend'), root.querySelector('output')!.textContent]).toEqual([[], 'No operation has these words.']);
  find('');
  expect([shown('fieldset span').length, root.querySelector('output')!.textContent]).toEqual([all, '']);
});

test('a user from the sign-in page is signed out by the button alone', () => {
  const { options, field, button } = open({ person: undefined });
  expect(field('Signed in').value).toBe('');
  button('Become').click();
  expect(options.onPerson).not.toHaveBeenCalled();
});

test('every person has a word on the state they are in', () => {
  const { state } = createMockBackend();
  const words = people.map((person) => describePerson(state, person));
  expect(words.slice(0, 3)).toEqual([
    'visitor: nobody is signed in',
    'new-account: signed in, without a profile',
    'moderator: reads reports, without a profile',
  ]);
  const wordOf = (name: string) => words.find((word) => word.startsWith(name));
  expect(wordOf('Amina Siddiqui')).toBe('Amina Siddiqui: woman, 2 to answer, 1 sent, 1 accepted');
  expect(wordOf('Tahmina Akter')).toBe('Tahmina Akter: woman, phone not verified');
  expect(wordOf('Aaliyah Hussain')).toBe('Aaliyah Hussain: woman, marriage fixed');
  expect(words.filter((word) => !/^.+: .+$/.test(word))).toEqual([]);
});

test('every person has an account, and an account its person', () => {
  for (const person of people) expect(personOf(accountOf(person, { current: null }))).toBe(person);
  const current = { email: 'new-account-x1@example.test', name: 'New Account' };
  expect(accountOf('new-account', { current })).toBe(current);
  expect(personOf({ email: 'typed@example.test', name: 'Typed' })).toBeUndefined();
});

const lists = [...choices].flatMap(([target, of]) => (target !== 'all' && of.includes('empty') ? [target] : []));

test.each(lists)('%s can be empty, within the contract', async (operationId) => {
  const backend = createMockBackend({ signedInAs: 'amina-siddiqui', moderatorEmails: ['amina-siddiqui@example.test'] });
  const other = backend.state.users.findLast(({ profile, email }) => profile && !email.startsWith('amina'))!;
  const path = operationOf(operationId)
    .path.replace('{type}', 'SENT')
    .replace('{code}', 'IN')
    .replace('{id}', other.profile!.id);
  const ask = async () => (await getResponse(backend.handlers, new Request(`http://localhost${path}`)))!.json();
  choose(backend, operationId, 'empty');
  const answer = await ask();
  expect(answer.data ?? answer).toEqual([]);
  backend.recover();
  if (operationId === 'getFeed') expect((await ask()).data).not.toEqual([]);
});

test('an operation fails with what the contract declares for it alone', () => {
  expect(choices.get('getFeed')).toEqual(expect.arrayContaining(['signed-out', 'phone-unverified', 'internal']));
  expect(choices.get('getFeed')).not.toContain('gender-locked');
  expect(choices.get('updateProfile')).toContain('gender-locked');
});

test('all operations do what is chosen for all, but those with a choice of their own', async () => {
  const backend = createMockBackend({ signedInAs: 'amina-siddiqui' });
  const ask = async (operationId: MockedOperationId) => {
    const response = await getResponse(
      backend.handlers,
      new Request(`http://localhost${operationOf(operationId).path}`),
    );
    return response!.status;
  };
  expect(choices.get('all')).toEqual(expect.arrayContaining(['slow', 'never', 'offline', 'internal', 'unavailable']));
  for (const of of choices.values()) expect(of).toEqual(expect.arrayContaining([...choices.get('all')!]));
  chooseForEach(backend, { all: 'unavailable', getFeed: 'internal' });
  expect([await ask('getFeed'), await ask('getForYou'), await ask('getUser')]).toEqual([500, 503, 503]);
  chooseForEach(backend, { getFeed: 'internal' });
  expect([await ask('getFeed'), await ask('getForYou')]).toEqual([500, 200]);
});

test('every operation fails with each of its problems, with the status of the problem', async () => {
  const backend = createMockBackend({ signedInAs: 'amina-siddiqui' });
  for (const [operationId, of] of choices) {
    if (operationId === 'all') continue;
    const { method, path } = operationOf(operationId);
    for (const choice of of.filter((each) => !/^(slow|never|offline|empty)$/.test(each))) {
      choose(backend, operationId, choice);
      const request = new Request(`http://localhost${path.replaceAll(/[{}]/g, '')}`, { method });
      const response = (await getResponse(backend.handlers, request))!;
      const { status } = problems[choice as keyof typeof problems]; // the choices that are left are codes
      expect([response.status, (await response.json()).code], `${operationId} ${choice}`).toEqual([status, choice]);
    }
  }
});

test('the clock of the page moves, and given times stay', () => {
  const real = globalThis.Date;
  try {
    moveClock(86_400_000);
    const day = Date.now() - real.now();
    expect(day).toBeGreaterThan(86_000_000);
    expect(new Date().getTime() - real.now()).toBeGreaterThan(86_000_000);
    expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
    expect(new Date()).toBeInstanceOf(Date);
    expect(Date.parse('2026-01-01')).toBe(real.parse('2026-01-01'));
  } finally {
    globalThis.Date = real;
  }
});
