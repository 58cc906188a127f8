import type { Problem, ProblemCode, ProblemErrorsItem } from '@mithaq/openapi/generated/hooks/model/index.ts';

type Words = { status: number; title: string; detail: string };

const words: Record<ProblemCode, Words> = {
  validation: { status: 400, title: 'Please check what was entered', detail: 'Please check what was entered.' },
  'contact-in-text': { status: 400, title: 'Contact details in a text', detail: 'Please leave out contact details.' },
  'signed-out': { status: 401, title: 'Signed out', detail: 'Please sign in to continue.' },
  'profile-incomplete': { status: 403, title: 'Profile not complete', detail: 'Please complete your profile first.' },
  'phone-unverified': { status: 403, title: 'Phone not verified', detail: 'Please verify your phone number first.' },
  'not-your-move': { status: 403, title: 'Not your move', detail: 'Only the receiver can answer this proposal.' },
  'contact-not-shared': { status: 403, title: 'Contact not shared', detail: 'Contact details are shared once a proposal is accepted.' },
  'phone-proof': { status: 403, title: 'Phone not proved', detail: 'This phone number could not be verified. Please ask for a new code.' },
  csrf: { status: 403, title: 'Request from elsewhere', detail: 'This request did not come from our own page.' },
  'not-found': { status: 404, title: 'Not found', detail: 'There is nothing here, or it is not yours to see.' },
  'already-complete': { status: 409, title: 'Already complete', detail: 'You have already created your profile.' },
  'already-proposed': { status: 409, title: 'Already proposed', detail: 'You have already sent a proposal to this member.' },
  'they-proposed-first': { status: 409, title: 'They proposed first', detail: 'This member has sent you a proposal. You can answer it under Proposals.' },
  'marriage-fixed': { status: 409, title: 'Marriage fixed', detail: 'A marriage is already fixed, so this is no longer possible.' },
  'illegal-transition': { status: 409, title: 'Not possible any more', detail: 'This proposal can no longer be changed in this way.' },
  'gender-locked': { status: 409, title: 'Gender cannot change', detail: 'Gender cannot be changed once there is a proposal.' },
  'phone-in-use': { status: 409, title: 'Number in use', detail: 'This phone number belongs to another account.' },
  'too-large': { status: 413, title: 'Too large', detail: 'That is more than we can take at once. Please shorten it.' },
  'media-type': { status: 415, title: 'Not JSON', detail: 'Please send the request as JSON.' },
  'rate-limited': { status: 429, title: 'Please wait a little', detail: 'That was too often. Please try again later.' },
  internal: { status: 500, title: 'Something went wrong', detail: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, title: 'Not available right now', detail: 'We cannot do this right now. Please try again in a moment.' },
};

type Details = { detail?: string; errors?: ProblemErrorsItem[]; retryAfter?: number };

/** Thrown by a mock that says no; the operation turns it into the contract's problem. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ProblemCode;
  readonly details: Details;

  constructor(code: ProblemCode, details: Details = {}) {
    super(details.detail ?? words[code].detail);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return words[this.code].status;
  }

  toProblem(requestId: string): Problem {
    const { status, title } = words[this.code];
    const { errors } = this.details;
    return { type: `/problems/${this.code}`, title, status, detail: this.message, code: this.code, requestId, ...(errors && { errors }) };
  }

  toResponse(requestId: string): Response {
    const headers = new Headers({ 'content-type': 'application/problem+json', 'cache-control': 'no-store' });
    if (this.status === 429 || this.status === 503) headers.set('retry-after', String(this.details.retryAfter ?? 60));
    return new Response(JSON.stringify(this.toProblem(requestId)), { status: this.status, headers });
  }
}
