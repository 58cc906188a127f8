import { labels } from '@mithaq/openapi/generated/labels.ts';
import { actions, type Action } from './operations.ts';

/** How often each combination of status, action and side was reached by an answer that the model explains. */
export type Coverage = {
  add(cells: readonly string[]): void;
  /** The combination of this status that was reached least often. */
  rarest(status: string): { action: Action; side: Side; count: number };
  missing(): string[];
  total: number;
  print(): void;
};

const sides = ['SENDER', 'RECEIVER', 'STRANGER'] as const;
type Side = (typeof sides)[number];

const statuses = Object.keys(labels.ProposalStatus);

export function createCoverage(): Coverage {
  const counts = new Map<string, number>(
    statuses.flatMap((status) =>
      actions.flatMap((action) => sides.map((side) => [`${status} ${action} ${side}`, 0] as [string, number])),
    ),
  );
  return {
    add(cells) {
      for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
    },
    rarest(status) {
      const cells = actions.flatMap((action) => sides.map((side) => ({ action, side })));
      const countOf = ({ action, side }: (typeof cells)[number]) => counts.get(`${status} ${action} ${side}`) ?? 0;
      const rare = cells.reduce((least, cell) => (countOf(cell) < countOf(least) ? cell : least));
      return { ...rare, count: countOf(rare) };
    },
    missing: () => [...counts].filter(([, count]) => count === 0).map(([cell]) => cell),
    total: counts.size,
    print() {
      console.log(
        `  ${'answers, by sender/receiver/stranger'.padEnd(38)}${statuses.map((status) => status.padStart(18)).join('')}`,
      );
      for (const action of actions) {
        const row = statuses.map((status) =>
          sides
            .map((side) => counts.get(`${status} ${action} ${side}`))
            .join('/')
            .padStart(18),
        );
        console.log(`  ${action.padEnd(38)}${row.join('')}`);
      }
    },
  };
}
