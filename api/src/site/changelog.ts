import type { Contract } from '@mithaq/openapi/openapi-document.ts';

/** What may need a change in a client. */
const mayBreak = ['Removed', 'Deprecated', 'Changed'];

/** The words with which lines for users of the API begin. */
const ofApi = new Set([...mayBreak, 'Added', 'Fixed']);

/** The lines of one kind that are in sight before the others are opened. */
const mostShown = 8;

/**
 * The changelog for its page: what is not released yet is sorted by audience, users of the API first, under the version that the
 * contract has. A release sorts its own lines (release.ts).
 */
export function changesByAudience(changelog: string, { version, 'x-changed': changed }: Contract['info']): string {
  const sorted = changelog.replace(/(?<=\n## Unreleased\n)(.*?)(?=\n## |$)/s, (unreleased) => {
    const lines = unreleased.split(/\n(?=- )/).filter((line) => line.trim() !== '');
    const byAudience = Map.groupBy(lines, (line) => audienceOf(line));
    const first = [...byAudience].toSorted(([a], [b]) => Number(b === 'The API') - Number(a === 'The API'));
    const sections = first.map(([audience, of]) => {
      if (audience !== 'The API') return `### ${audience}\n\n${folded(linesOf(of, audience))}`;
      const byKind = Map.groupBy(of, (line) => wordOf(line));
      const kinds = [...mayBreak, 'Added', 'Fixed'].flatMap((kind) => {
        const own = linesOf(byKind.get(kind) ?? [], kind);
        if (own.length === 0) return [];
        const isShown = mayBreak.includes(kind);
        return [
          `#### ${kind}\n`,
          ...(isShown ? [own.slice(0, mostShown).join('\n'), ''] : []),
          folded(isShown ? own.slice(mostShown) : own),
        ];
      });
      return `### The API\n\nWhat may need another line in a client comes first, the newest first. This server's contract is of ${changed}; what is later than \`info.x-changed\` of your copy has changed since, and what is of that day may have.\n\n${kinds.join('\n')}`;
    });
    return `\n${sections.join('\n')}`;
  });
  const heading = `## ${version}, not released yet`;
  return sorted.replace(
    '\n## Unreleased\n',
    `\n${heading}\n\nThis server has these changes already. Until the release they may change.\n`,
  );
}

const linesOf = (lines: readonly string[], word: string) =>
  lines.map((line) =>
    line
      .trim()
      .replace(`- ${word}: `, '- ')
      .replace(/^- \w+ \((.+?)\): /, '- $1: '),
  );

/** Lines that the reader opens. */
const folded = (lines: readonly string[]) =>
  lines.length === 0
    ? ''
    : `<details>\n<summary>${lines.length} changes</summary>\n\n${lines.join('\n')}\n\n</details>\n`;

const wordOf = (line: string) => /^\s*- (\w+)(?: \([\d-]+\))?: /.exec(line)?.[1] ?? 'Other';

function audienceOf(line: string): string {
  const word = wordOf(line);
  return ofApi.has(word) ? 'The API' : word;
}
