import { tokensInMarkup } from './token-props.ts';

/** The style sheets and the components of the parts, as text. */
const sheets = import.meta.glob<string>('../*/*.module.css', { query: '?raw', import: 'default', eager: true });
const components = import.meta.glob<string>(['../*/*.tsx', '!../*/*.stories.tsx', '!../*/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The parts whose folder has another name than their page. */
const others: Readonly<Record<string, { name?: string; page?: string }>> = {
  Fields: { page: 'kit-fields-text-input' },
  notify: { name: 'toasts' },
};

/** Folders that are no parts: what all parts share, and what the stories need. */
const noParts = new Set(['theme', 'testing', 'shared']);

/** A part of the kit by its folder. */
export interface Part {
  name: string;
  /** The id of its docs page. */
  page: string;
}

function partOf(folder: string): Part {
  const { name = folder.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase(), page } = others[folder] ?? {};
  return { name, page: page ?? `kit-${name.replaceAll(' ', '-')}` };
}

/** The CSS variables of tokens that each folder uses, as its style sheets and its components say. */
const used = new Map<string, Set<string>>();
for (const [file, text] of Object.entries({ ...sheets, ...components })) {
  const [up, folder = ''] = file.split('/');
  // What lies beside this file has a path of its own form.
  if (up !== '..' || noParts.has(folder)) continue;
  const names = used.getOrInsertComputed(folder, () => new Set());
  for (const [name] of text.matchAll(/--mq-[\w-]+/g)) names.add(name);
  if (file.endsWith('.tsx')) for (const name of tokensInMarkup(text)) names.add(name);
}

/** The parts that use a token. */
export function partsWith(token: string): Part[] {
  return [...used].filter(([, names]) => names.has(token)).map(([folder]) => partOf(folder));
}

/** The tokens that the style sheets and components of a folder use. */
export function tokensIn(folder: string): string[] {
  return [...(used.get(folder) ?? [])].toSorted();
}
