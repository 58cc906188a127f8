import { marked } from 'marked';
import { operationsOf, resolve, type Content, type Contract, type Schema } from '@mithaq/openapi/openapi-document.ts';
import { escaped, guides, idOf } from './page.ts';
import { problemCodes, problemInfo, referenceOf } from './problem-page.ts';

/** A part of the documentation that a search can find: its address, its title, and its words. */
export type Entry = { href: string; title: string; place: string; text: string };

/** Results of one search at most. */
const mostResults = 30;

/**
 * Everything that a search looks through: each section of a guide, each operation of the reference, each field and each problem.
 * @param markdownOf a guide as it is shown
 */
export async function searchIndex(
  contract: Contract,
  markdownOf: (name: keyof typeof guides) => Promise<string>,
): Promise<Entry[]> {
  const names = Object.keys(guides) as (keyof typeof guides)[]; // it has exactly these keys
  const sections = await Promise.all(
    names.map(async (name) =>
      (await markdownOf(name)).split(/^(?=#{1,3} )/m).map((section): Entry => {
        const [, marks = '', title = guides[name]] = /^(#+) (.*)/.exec(section) ?? [];
        const page = `/api/docs${name && `/${name}`}`;
        const href = marks.length > 1 ? `${page}#${idOf(title)}` : page;
        return { href, title, place: guides[name], text: section };
      }),
    ),
  );
  const operations = operationsOf(contract).map(({ method, path, operation }): Entry => {
    const { summary, description = '', operationId, tags, parameters = [] } = operation;
    const ofParameters = parameters.map((each) => resolve(contract, each).name).join(' ');
    const href = referenceOf(tags[0], method, path);
    return {
      href,
      title: `${method} ${path}`,
      place: 'Reference',
      text: `${operationId} ${summary} ${description} ${ofParameters}`,
    };
  });
  const codes = problemCodes.map((code): Entry => {
    const { type, title, status, cause, cure } = problemInfo(contract, code);
    return { href: type, title: `${title} (${status}, ${code})`, place: 'Problems', text: `${cause} ${cure}` };
  });
  return [...sections.flat(), ...operations, ...fieldsOf(contract), ...codes];
}

/** Each name of a field, with the operations that take or give it. Its link is that of the first one, and one that takes it is first. */
function fieldsOf(contract: Contract): Entry[] {
  const fields = new Map<string, { descriptions: Set<string>; takes: Set<string>; gives: Set<string>; href: string }>();
  const visit = (schema: Composed, use: 'takes' | 'gives', at: { name: string; href: string }, seen: Set<string>) => {
    if (schema.$ref) {
      if (seen.has(schema.$ref)) return;
      seen.add(schema.$ref);
    }
    const { properties = {}, items, allOf = [], anyOf = [], oneOf = [] } = resolve<Composed>(contract, schema);
    for (const [name, property] of Object.entries(properties)) {
      const field = fields.get(name) ?? { descriptions: new Set(), takes: new Set(), gives: new Set(), href: at.href };
      fields.set(name, field);
      field[use].add(at.name);
      const { description } = resolve(contract, property);
      if (description) field.descriptions.add(description);
    }
    for (const part of [...Object.values(properties), ...allOf, ...anyOf, ...oneOf, ...(items ? [items] : [])])
      visit(part, use, at, seen);
  };
  const operations = operationsOf(contract).map(({ method, path, operation }) => ({
    operation,
    at: { name: `${method} ${path}`, href: referenceOf(operation.tags[0], method, path) },
  }));
  for (const { operation, at } of operations)
    for (const { schema } of contentsOf(contract, operation.requestBody)) visit(schema, 'takes', at, new Set());
  for (const { operation, at } of operations)
    for (const [status, response] of Object.entries(operation.responses))
      if (status.startsWith('2'))
        for (const { schema } of contentsOf(contract, response)) visit(schema, 'gives', at, new Set());
  return [...fields].map(([name, { descriptions, takes, gives, href }]) => {
    const uses = [
      ...(takes.size > 0 ? [`Sent to ${[...takes].join(', ')}.`] : []),
      ...(gives.size > 0 ? [`Comes from ${[...gives].join(', ')}.`] : []),
    ];
    return { href, title: name, place: 'Fields', text: [...descriptions, ...uses].join(' ') };
  });
}

type Composed = Schema & { allOf?: Composed[]; anyOf?: Composed[]; oneOf?: Composed[] };

function contentsOf(contract: Contract, body: { $ref?: string; content?: Content } | undefined) {
  return Object.values((body && resolve(contract, body).content) ?? {});
}

/** How much more a word in the title says than one in the text. */
const weightOfTitle = 5;

/** The entries that have every word of the query, those that speak most of them first. */
export function search(index: readonly Entry[], query: string): Entry[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const found = index.flatMap((entry) => {
    const [title, text] = [entry.title.toLowerCase(), entry.text.toLowerCase()];
    const times = words.map((word) => weightOfTitle * timesIn(title, word) + timesIn(text, word));
    if (times.includes(0)) return [];
    // What was is less asked for than what is.
    const score = entry.place === guides.changelog ? 0 : times.reduce((sum, each) => sum + each);
    return [{ entry, score }];
  });
  return found
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostResults)
    .map(({ entry }) => entry);
}

const timesIn = (text: string, word: string) => text.split(word).length - 1;

const wordsOf = (query: string) => query.toLowerCase().split(/\s+/u).filter(Boolean);

/** The characters before and after a word in an excerpt. */
const around = 80;

/** The words of an entry about the first word of a query, as HTML: whole words, with those of the query marked. */
function excerptOf({ text }: Entry, query: string): string {
  const html = marked.parse(text.replace(/^#+ .*\n/, ''), { async: false });
  const plain = unescaped(html.replaceAll(/<[^>]+>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,:;)])/g, '')
    .trim();
  const words = wordsOf(query);
  const at = Math.max(0, plain.toLowerCase().indexOf(words[0]!)); // 0 when the title alone has it
  const from = at <= around ? 0 : plain.indexOf(' ', at - around) + 1;
  const end = plain.indexOf(' ', from + 2 * around);
  const shown = plain.slice(from, end === -1 ? undefined : end);
  const pattern = new RegExp(`(${words.map((word) => RegExp.escape(word)).join('|')})`, 'iu');
  const parts = shown.split(pattern).map((part, i) => (i % 2 === 1 ? `<mark>${escaped(part)}</mark>` : escaped(part)));
  return `${from > 0 ? '... ' : ''}${parts.join('')}${end === -1 ? '' : ' ...'}`;
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
const unescaped = (html: string) => html.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (each) => entities[each]!);

/** The page with the results, in Markdown. The query is shown as code on one line, which nothing in it ends, so that it is no markup. */
export function searchMarkdown(query: string, found: readonly Entry[]): string {
  const asked = `\`${query.replaceAll('`', "'").split(/\s+/u).join(' ')}\``;
  const items = found.map((entry) => {
    const { href, title, place } = entry;
    return `- [${title.replaceAll(/[[\]`]/g, '')}](${href}) (${place})  \n  ${excerptOf(entry, query)}`;
  });
  const none = `Nothing has all the words of ${asked}. Try fewer words, or look through the list of guides.`;
  const lines = found.length > 0 ? [`With the words of ${asked}:`, items.join('\n')] : [query ? none : 'Type a word.'];
  return ['# Search', ...lines].join('\n\n');
}
