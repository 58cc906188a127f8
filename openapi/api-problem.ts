import type { ProblemCode } from './generated/hooks/model/index.ts';
import { problems, type RuleProblem } from './rules/problems.ts';

type Options = Omit<RuleProblem, 'code'> & { cause?: unknown };

/** Thrown by a handler of the server or the mocks to answer with a problem of the contract. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly problem: RuleProblem;

  constructor(code: ProblemCode, { cause, ...options }: Options = {}) {
    super(options.detail ?? problems[code].detail, { cause });
    this.problem = { code, ...options };
  }

  get code(): ProblemCode {
    return this.problem.code;
  }

  get status(): number {
    return problems[this.code].status;
  }
}

/**
 * Throws the problem of a rule.
 * @throws ApiProblem unless the problem is null
 */
export function throwIfProblem(problem: RuleProblem | null): void {
  if (problem) throw new ApiProblem(problem.code, problem);
}
