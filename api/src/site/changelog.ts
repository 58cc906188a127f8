/** The words with which lines for users of the API begin. */
const ofApi = new Set(['Added', 'Changed', 'Fixed', 'Removed', 'Deprecated']);

/**
 * The changelog for its page: what is not released yet is sorted by audience, users of the API first, under the version that the
 * contract has. A release sorts its own lines (release.ts).
 * @param version the number in `info.version`
 */
export function changesByAudience(changelog: string, version: string): string {
  const sorted = changelog.replace(/(?<=\n## Unreleased\n)(.*?)(?=\n## |$)/s, (unreleased) => {
    const lines = unreleased.split(/\n(?=- )/).filter((line) => line.trim() !== '');
    const byAudience = Map.groupBy(lines, (line) => audienceOf(line));
    const first = [...byAudience].toSorted(([a], [b]) => Number(b === 'The API') - Number(a === 'The API'));
    const sections = first.map(([audience, of]) => {
      const own = of.map((line) => line.trim().replace(`- ${audience}: `, '- '));
      return `### ${audience}\n\n${own.join('\n')}\n`;
    });
    return `\n${sections.join('\n')}`;
  });
  const heading = `## ${version}, not released yet`;
  return sorted.replace(
    '\n## Unreleased\n',
    `\n${heading}\n\nThis server has these changes already. With the release they get a date; until then they may change.\n`,
  );
}

function audienceOf(line: string): string {
  const [, word = 'Other'] = /^\s*- (\w+): /.exec(line) ?? [];
  return ofApi.has(word) ? 'The API' : word;
}
