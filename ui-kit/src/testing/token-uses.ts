import { rulesFor } from './style-rules.ts';
import { tokensInMarkup } from './token-props.ts';

/** The style sheets and the code of the parts, as text. */
const sheets = import.meta.glob<string>('../*/*.module.css', { query: '?raw', import: 'default', eager: true });
const code = import.meta.glob<string>(['../*/*.{ts,tsx}', '!../*/*.{stories,test}.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Each part has stories in a file of its name; only the names of the files are used. */
const files = Object.keys(import.meta.glob('../*/*.stories.tsx'));

/** The parts whose file has another name than their page. */
const others: Readonly<Record<string, string>> = {
  Textarea: 'text area',
  notify: 'toasts',
  MultiSelect: 'multi-select',
};

/** Folders that are no parts: what all parts share, and what the stories need. */
const noParts = new Set(['theme', 'testing', 'shared']);

/** A part of the kit. */
export interface Part {
  name: string;
  /** The id of its docs page. */
  page: string;
}

function partOf(key: string): Part {
  const [folder = '', file = ''] = key.split('/');
  const name = others[file] ?? file.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return { name, page: `kit-${isShared(folder) ? `${folder.toLowerCase()}-` : ''}${name.replaceAll(' ', '-')}` };
}

/** Whether several parts are in a folder. */
const isShared = (folder: string) => files.filter((file) => file.startsWith(`../${folder}/`)).length > 1;

/** The code of a part: its folder, or in a folder of several parts its file; with all that this imports and that is no other part. */
function codeOf(key: string): string[] {
  const [folder = ''] = key.split('/');
  const all = Object.keys(code).filter((file) => file.startsWith(`../${folder}/`));
  const found = new Set<string>();
  const follow = (file: string) => {
    if (found.has(file) || !(file in code)) return;
    found.add(file);
    for (const imported of importsOf(file))
      if (imported.startsWith(`../${folder}/`) || !isPart(imported)) follow(imported);
  };
  (isShared(folder) ? [`../${key}.tsx`] : all).forEach(follow);
  return [...found];
}

/** The files of the kit that a file imports, by their keys in `code` and `sheets`. */
function importsOf(file: string): string[] {
  return [...(code[file] ?? '').matchAll(/ from '([.]{1,2}\/[\w./-]+)'/g)].map(([, path = '']) => keyOf(file, path));
}

/** The key of a path that a file imports. */
function keyOf(file: string, path: string): string {
  return path.startsWith('./') ? file.slice(0, file.lastIndexOf('/')) + path.slice(1) : path;
}

/** Whether a file is a part with a page of its own, or lies in a folder that is none. */
function isPart(file: string): boolean {
  return files.includes(file.replace('.tsx', '.stories.tsx')) || noParts.has(file.split('/')[1] ?? '');
}

/** The classes of each style sheet that some code uses; all of them where Mantine takes the whole sheet. */
function classesIn(file: string): Map<string, Set<string>> {
  const text = code[file] ?? '';
  return new Map(
    [...text.matchAll(/import (\w+) from '([.]{1,2}\/[\w./-]+\.css)'/g)].map(([, name = '', path = '']) => {
      const sheet = keyOf(file, path);
      const isWhole = new RegExp(`=\\{${name}\\}|\\.\\.\\.${name}\\b`).test(text);
      const named = isWhole
        ? (sheets[sheet] ?? '').matchAll(/\.([a-z][\w-]*)/gi)
        : text.matchAll(new RegExp(`\\b${name}(?:\\.|\\[')([\\w-]+)`, 'g'));
      return [sheet, new Set([...named].map(([, used = '']) => used))];
    }),
  );
}

/** The tokens that a part uses: by the classes of its style sheets, by variables in its code, and by Mantine's props. */
function tokensOf(key: string): Set<string> {
  const own = codeOf(key);
  const styles = own.flatMap((file) =>
    [...classesIn(file)].flatMap(([sheet, classes]) => rulesFor(sheets[sheet] ?? '', classes)),
  );
  // What has a value in its absence is no token.
  const names = [...styles, ...own.map((file) => code[file] ?? '')].flatMap(
    (text) => text.match(/--mq-[\w-]+(?![\w-]|,)/g) ?? [],
  );
  const inMarkup = own.flatMap((file) => (file.endsWith('.tsx') ? tokensInMarkup(code[file] ?? '') : []));
  return new Set([...names, ...inMarkup]);
}

/** The tokens of each part, by its folder and its name. */
const used = new Map(
  files
    .map((file) => file.slice('../'.length, -'.stories.tsx'.length))
    // What lies beside this file has a path of its own form.
    .filter((key) => key.includes('/') && !noParts.has(key.split('/')[0] ?? ''))
    .map((key) => [key, tokensOf(key)]),
);

/** The parts that use a token. */
export function partsWith(token: string): Part[] {
  return [...used].filter(([, names]) => names.has(token)).map(([key]) => partOf(key));
}

/** The style sheets of the screens. */
const screens = import.meta.glob<string>('../../../web/src/**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Whether the style sheet of a screen uses a token. */
export const isInScreens = (token: string): boolean =>
  Object.values(screens).some((sheet) => sheet.includes(`var(${token})`));

/** The tokens that the part of a story uses, by the path of its file. */
export function tokensIn(storyFile: string): string[] {
  const key = storyFile.split('/').slice(-2).join('/').replace('.stories.tsx', '');
  return [...(used.get(key) ?? [])].toSorted();
}
