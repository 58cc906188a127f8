import { operationOf } from '@mithaq/openapi/contract-validation.ts';
import { elementsOf } from './elements.ts';
import type { Settings, Target } from './settings.ts';
import { shortcut } from './shortcut.ts';
import { style } from './style.ts';

/** What the panel shows and does. */
export type PanelOptions = {
  /** Everyone, with the name that the address has and a description. */
  people: readonly { value: string; label: string }[];
  person: string | undefined;
  clock: string | undefined;
  choices: ReadonlyMap<Target, readonly string[]>;
  operations: Settings['operations'];
  errors: readonly string[];
  onPerson(person: string): void;
  /** Returns a sentence when the text is no movement of the clock. */
  onClock(clock: string): string | undefined;
  onOperation(operationId: Target, choice: string | undefined): void;
  onReset(): void;
};

/** Adds the development panel to the page: a button at its edge, and a drawer. It opens by itself to show errors. */
export function createPanel(page: Document, options: PanelOptions): void {
  const host = page.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const { make, labelled, button, form, select } = elementsOf(page);

  const errors = make('ul', { className: 'errors' });
  errors.setAttribute('role', 'alert');
  const showErrors = (sentences: readonly string[]) =>
    errors.replaceChildren(...sentences.map((sentence) => make('li', {}, sentence)));
  const toggle = button('', () => setOpen(drawer.hidden === true));
  toggle.className = 'toggle';
  toggle.title = shortcut;
  toggle.setAttribute('aria-keyshortcuts', shortcut);
  const count = () => Object.keys(options.operations).length;
  const nameToggle = () => (toggle.textContent = count() > 0 ? `Mocks (${count()})` : 'Mocks');

  const clock = make('input', { value: options.clock ?? '', placeholder: '3d, -2h, 30m', autocomplete: 'off' });
  const clockForm = form(labelled('Move the clock by', clock), 'Move', () =>
    showErrors([options.onClock(clock.value)].filter((error) => error !== undefined)),
  );

  const people = [
    ...(options.person ? [] : [{ value: '', label: 'an account of the sign-in page' }]),
    ...options.people,
  ];
  const person = select(people, options.person ?? '');
  // With a button, since each arrow key changes a select, which would reload the page.
  const personForm = form(
    labelled('Signed in', person),
    'Become',
    () => person.value && options.onPerson(person.value),
  );

  const operationRow = (operationId: Target) => {
    const set = options.operations[operationId] ?? '';
    const values = [...new Set(['', ...options.choices.get(operationId)!, set])]; // milliseconds may be set, too
    const control = select(
      values.map((value) => ({ value, label: value === '' ? 'answers' : value })),
      set,
      (choice) => {
        if (choice) options.operations[operationId] = choice;
        else delete options.operations[operationId];
        options.onOperation(operationId, choice || undefined);
        nameToggle();
      },
    );
    return labelled(operationId, control);
  };
  const groups = Map.groupBy(options.choices.keys(), (operationId) =>
    operationId === 'all' ? 'those without a choice of their own' : operationOf(operationId).operation.tags[0],
  );
  const operations = [...groups].map(([tag, targets]) => {
    const rows = targets.map((operationId) => ({
      words: `${tag} ${operationId}`.toLowerCase(),
      row: operationRow(operationId),
    }));
    return { rows, group: make('fieldset', {}, make('legend', {}, tag), ...rows.map(({ row }) => row)) };
  });
  const search = make('input', { type: 'search', placeholder: 'proposals, or update profile', autocomplete: 'off' });
  const found = make('output');
  search.addEventListener('input', () => {
    const words = search.value.toLowerCase().split(/\s+/);
    for (const { rows, group } of operations) {
      for (const each of rows) each.row.hidden = !words.every((word) => each.words.includes(word));
      group.hidden = rows.every(({ row }) => row.hidden);
    }
    found.textContent = operations.every(({ group }) => group.hidden) ? 'No operation has these words.' : '';
  });

  const close = button('Close', () => setOpen(false));
  const drawer = make(
    'section',
    { hidden: true },
    make('header', {}, make('h2', {}, 'Mocks'), close),
    make('p', {}, 'Only in npm run dev. The address of the page has the settings: send it to show what you see.'),
    errors,
    personForm,
    clockForm,
    make('h3', {}, 'Operations'),
    labelled('Find', search),
    found,
    ...operations.map(({ group }) => group),
    button('Reset everything', options.onReset),
  );
  drawer.setAttribute('aria-label', 'Mocks');

  function setOpen(isOpen: boolean): void {
    drawer.hidden = !isOpen;
    toggle.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) close.focus();
    else toggle.focus();
  }
  root.addEventListener('keydown', (event) => {
    if ((event as KeyboardEvent).key === 'Escape' && !drawer.hidden) setOpen(false);
  });
  page.addEventListener('keydown', ({ altKey, shiftKey, code }) => {
    // By its place, since Alt changes the letter on a Mac.
    if (altKey && shiftKey && code === 'KeyM') setOpen(drawer.hidden === true);
  });

  toggle.setAttribute('aria-expanded', 'false');
  nameToggle();
  showErrors(options.errors);
  root.append(make('style', {}, style), toggle, drawer);
  page.body.append(host);
  if (options.errors.length > 0) setOpen(true);
}
