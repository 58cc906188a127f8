import { keyOfState, storedOf, type Answer, type Step, type ModelState } from './model.ts';

/** An operation of which the model knows the steps, in one of several orders. */
export type Modelled = {
  alternatives: readonly (readonly Step[])[];
  /** Whether the facts that were received agree with the model's; equal by default. */
  agrees?: (model: unknown, received: unknown) => boolean;
};

/** An operation with the answer that came; null when its outcome is unknown (503, or no answer). */
export type Observed = { operation: Modelled; answer: Answer | null };

/** `ends` are the states that the operations may have led to; `cells` are those that one explanation reaches. */
export type Explanation = { ends: Map<string, ModelState>; cells: string[] };

type Progress = { alternative: number; step: number; memory: unknown; isDone: boolean };

/**
 * Looks for every order of the steps of simultaneous operations that explains all their answers (linearizability with
 * several atomic steps for an operation). Without an order `ends` is empty. An operation without a known answer may
 * have done none, some or all of its steps.
 */
export function findExplanations(start: ModelState, observed: readonly Observed[]): Explanation {
  const ends = new Map<string, ModelState>();
  let firstCells: string[] | undefined;
  const seen = new Set<string>();

  function visit(state: ModelState, progress: readonly Progress[], cells: string[]): void {
    const stateKey = keyOfState(state);
    const key = `${JSON.stringify(progress)} ${stateKey}`;
    if (seen.has(key)) return;
    seen.add(key);
    if (progress.every(({ isDone }, index) => isDone || observed[index]!.answer === null)) {
      const stored = storedOf(state);
      ends.set(keyOfState(stored), stored);
      firstCells ??= cells;
    }
    progress.forEach((at, index) => {
      if (at.isDone) return;
      const { operation, answer } = observed[index]!;
      for (const [alternative, steps] of operation.alternatives.entries()) {
        if (at.step > 0 && alternative !== at.alternative) continue;
        const outcome = steps[at.step]!(state, at.memory); // the last step always answers
        if (outcome.answer && answer && !agree(operation, outcome.answer, answer)) continue;
        const next = outcome.answer
          ? { alternative: 0, step: 0, memory: null, isDone: true }
          : { alternative, step: at.step + 1, memory: outcome.memory ?? null, isDone: false };
        visit(
          outcome.state ?? state,
          progress.with(index, next),
          outcome.cell && answer ? [...cells, outcome.cell] : cells,
        );
      }
    });
  }

  visit(
    start,
    observed.map(() => ({ alternative: 0, step: 0, memory: null, isDone: false })),
    [],
  );
  return { ends, cells: firstCells ?? [] };
}

function agree({ agrees = isEqual }: Modelled, model: Answer, received: Answer): boolean {
  if (model.status !== received.status || model.code !== received.code) return false;
  return model.code !== undefined || agrees(model.facts, received.facts);
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
