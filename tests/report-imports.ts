import { readFileSync } from 'node:fs';
import type { ICruiseResult, IReporterOutput } from 'dependency-cruiser';

/**
 * A part of `npm run check`: of each import that breaks a rule of .dependency-cruiser.mjs the line, which the reporters of
 * dependency-cruiser do not know, and the comment of the rule.
 */
export default function report({ modules, summary }: ICruiseResult): IReporterOutput {
  const comments = new Map(summary.ruleSetUsed?.forbidden?.map(({ name, comment }) => [name, comment]));
  // An import of what is above closes hundreds of cycles.
  const causes = summary.violations.filter(({ cycle }) => !cycle);
  const sentences = (causes.length > 0 ? causes : summary.violations).map(({ from, to, cycle, rule }) => {
    const { dependencies = [] } = modules.find(({ source }) => source === from) ?? {};
    const written = dependencies.find(({ resolved }) => resolved === to)?.module;
    const lines = readFileSync(from, 'utf8').split('\n');
    // A module of Node comes without its protocol.
    const line = lines.findIndex((text) => text.includes(`'${written}'`) || text.includes(`'node:${written}'`)) + 1;
    const imported = cycle?.map(({ name }) => name).join(' → ') ?? to;
    return `${from}:${line} imports ${imported}. ${comments.get(rule.name)} (${rule.name})\n`;
  });
  return { output: sentences.join(''), exitCode: sentences.length > 0 ? 1 : 0 };
}
