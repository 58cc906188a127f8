/** The style sheets of the parts, as text. */
const sheets = import.meta.glob<string>('../*/*.module.css', { query: '?raw', import: 'default', eager: true });

/** The page of the parts whose folder has another name than their story. */
const pages: Readonly<Record<string, string>> = {
  Fields: 'kit-fields-text-input',
  Page: 'kit-page',
  notify: 'kit-toasts',
};

/** A part of the kit by the folder of its style sheet. */
export interface Part {
  name: string;
  /** The id of its docs page. */
  page: string;
}

function partOf(folder: string): Part {
  const words = folder.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return { name: words, page: pages[folder] ?? `kit-${words.replaceAll(' ', '-')}` };
}

/** The CSS variables of tokens that each folder uses, as its style sheets say. */
const used = new Map<string, Set<string>>();
for (const [file, css] of Object.entries(sheets)) {
  const folder = file.split('/')[1] ?? '';
  if (folder === 'theme') continue;
  const names = used.get(folder) ?? new Set<string>();
  for (const [name] of css.matchAll(/--mq-[\w-]+/g)) names.add(name);
  used.set(folder, names);
}

/** The parts whose style sheets use a token. */
export function partsWith(token: string): Part[] {
  return [...used].filter(([, names]) => names.has(token)).map(([folder]) => partOf(folder));
}

/** The tokens that the style sheets of a folder use. */
export function tokensIn(folder: string): string[] {
  return [...(used.get(folder) ?? [])].toSorted();
}
