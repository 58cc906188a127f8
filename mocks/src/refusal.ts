import type { Problem, ProblemCode, ProblemErrorsItem } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { problems } from '@mithaq/openapi/rules/problems.ts';

type Details = { detail?: string; errors?: ProblemErrorsItem[]; retryAfter?: number };

/** Thrown by a mock that says no; the operation turns it into the contract's problem. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ProblemCode;
  readonly details: Details;

  constructor(code: ProblemCode, details: Details = {}) {
    super(details.detail ?? problems[code].detail);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return problems[this.code].status;
  }

  toProblem(requestId: string): Problem {
    const { status, title } = problems[this.code];
    const { errors } = this.details;
    return {
      type: `/problems/${this.code}`,
      title,
      status,
      detail: this.message,
      code: this.code,
      requestId,
      ...(errors && { errors }),
    };
  }

  toResponse(requestId: string): Response {
    const headers = new Headers({ 'content-type': 'application/problem+json', 'cache-control': 'no-store' });
    if (this.status === 429 || this.status === 503) headers.set('retry-after', String(this.details.retryAfter ?? 60));
    return new Response(JSON.stringify(this.toProblem(requestId)), { status: this.status, headers });
  }
}
