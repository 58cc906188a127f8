import type {
  ContactRefusal,
  FieldErrorCode,
  FieldErrorParams,
  Problem,
  ProblemCode,
  ProblemErrorsItem,
  ProblemParams,
  ProposalStep,
  Quota,
  Resource,
} from '../generated/hooks/model/index.ts';

/** Why a rule refuses; each backend answers with it as problem details (RFC 9457). */
export type RuleProblem = {
  code: ProblemCode;
  /** A sentence of its own, in place of the one that the code and params have. */
  detail?: string;
  params?: ProblemParams;
  errors?: ProblemErrorsItem[];
  /** Seconds, sent as Retry-After with 429 and 503 (`retryAfterOf`). */
  retryAfter?: number;
  /** The present version, sent as ETag with 412. */
  etag?: string;
};

type ProblemType = { status: number; title: string; detail: string };

/** Every problem of the contract: status, title, and the sentence for the user unless `params` selects another one. */
export const problems: Record<ProblemCode, ProblemType> = {
  validation: {
    status: 400,
    title: 'Please check what was entered',
    detail: 'Please check what you entered: something in it is missing or not valid.',
  },
  'contact-in-text': {
    status: 400,
    title: 'Please leave contact details out',
    detail: 'Please leave out phone numbers, e-mail addresses, links and handles.',
  },
  'signed-out': { status: 401, title: 'Signed out', detail: 'Please sign in to continue.' },
  'profile-incomplete': { status: 403, title: 'Profile not complete', detail: 'Please complete your profile first.' },
  'phone-unverified': { status: 403, title: 'Phone not verified', detail: 'Please verify your phone number first.' },
  'not-your-move': {
    status: 403,
    title: 'Not allowed for this side',
    detail: 'Only the person who received this proposal can answer it.',
  },
  'contact-not-shared': {
    status: 403,
    title: 'Contact details not shared',
    detail: 'Contact details are shared once a proposal is accepted.',
  },
  'phone-proof': { status: 403, title: 'Phone number not verified', detail: 'Invalid verification code' },
  csrf: {
    status: 403,
    title: 'Sent from another site',
    detail: 'This request did not come from a page of Mithaq. Please reload the page and try again.',
  },
  suspended: {
    status: 403,
    title: 'Account suspended',
    detail: 'Your account is suspended. You can read the reason in Settings.',
  },
  'not-found': { status: 404, title: 'Not found', detail: 'Nothing was found here.' },
  'method-not-allowed': {
    status: 405,
    title: 'Method not allowed',
    detail: 'This address does not take this method.',
  },
  'already-complete': {
    status: 409,
    title: 'Profile already exists',
    detail: 'Your profile is already complete. You can edit it instead.',
  },
  'already-proposed': {
    status: 409,
    title: 'Already proposed',
    detail: 'You have already sent a proposal to this member.',
  },
  'they-proposed-first': {
    status: 409,
    title: 'A proposal is waiting for you',
    detail: 'This member has already sent you a proposal. You will find it under Received.',
  },
  'marriage-fixed': {
    status: 409,
    title: 'Marriage already fixed',
    detail: 'A marriage has already been fixed, so this is no longer possible.',
  },
  'illegal-transition': {
    status: 409,
    title: 'No longer possible',
    detail: 'The status of this proposal has changed meanwhile. Please look at it again.',
  },
  'gender-locked': {
    status: 409,
    title: 'Gender cannot change',
    detail: 'Gender cannot be changed once the phone number is verified.',
  },
  'phone-in-use': {
    status: 409,
    title: 'Number already in use',
    detail: 'This phone number is already verified by another account.',
  },
  'member-unavailable': {
    status: 409,
    title: 'Member not available',
    detail: 'This member is not available at the moment.',
  },
  'case-closed': { status: 409, title: 'Case closed', detail: 'This case is closed already.' },
  'another-moderator': {
    status: 409,
    title: 'Another moderator decides',
    detail: 'You have a case or a proposal with this member, so another moderator decides.',
  },
  'not-suspended': { status: 409, title: 'Not suspended', detail: 'This member is not suspended.' },
  'saved-full': {
    status: 409,
    title: 'No more profiles can be saved',
    detail: 'You have saved 50 profiles. Please remove one of them first.',
  },
  'links-full': {
    status: 409,
    title: 'No more links can be made',
    detail: 'You have made 10 links. Please end one of them in Settings first.',
  },
  'changed-meanwhile': {
    status: 412,
    title: 'Changed meanwhile',
    detail: 'This was changed somewhere else meanwhile. Please look at it again.',
  },
  'idempotency-key-reused': {
    status: 422,
    title: 'Key already used',
    detail: 'This was sent with the key of another request. Please try again.',
  },
  'too-large': { status: 413, title: 'Too large', detail: 'This is too large. Please shorten it.' },
  'media-type': { status: 415, title: 'Not JSON', detail: 'Please send the request as JSON.' },
  'rate-limited': { status: 429, title: 'Limit reached', detail: 'Too many requests. Please try again later.' },
  internal: {
    status: 500,
    title: 'Something went wrong',
    detail: 'Something went wrong on our side. Please try again.',
  },
  unavailable: {
    status: 503,
    title: 'Not available right now',
    detail: 'We cannot do this right now. Please try again in a moment.',
  },
};

/** The headers that RFC 9110 demands of a status, by problem. */
export const problemHeaders: Partial<Record<ProblemCode, Record<string, string>>> = {
  'signed-out': { 'www-authenticate': 'Cookie realm="Mithaq"' },
  'media-type': { accept: 'application/json' },
};

/** The sentences of `rate-limited`, by quota; `{limit}` is replaced by its size. */
export const quotaMessages: Record<Quota, string> = {
  PROPOSALS_PER_DAY: 'You have sent {limit} proposals today. Please continue tomorrow.',
  PROPOSALS_PENDING:
    '{limit} of your proposals are waiting for an answer. You can send another one when one of them is answered.',
  PROFILES_PER_DAY: 'You have seen {limit} profiles today. Please continue tomorrow.',
  SIGN_INS_PER_MIN: 'Too many sign-ins from this address. Please try again in a minute.',
  PHONE_COOL_DOWN_HOURS:
    'Another account has verified this number within the last {limit} hours. Please try again later.',
  PHONE_PROOFS_PER_10_MIN: 'Too many attempts. Please wait ten minutes and try again.',
  FOR_YOU_BUILDS_PER_10_MIN:
    'Your profile or preferences have changed very often. Please look at For You again in ten minutes.',
  REPORTS_PER_DAY: 'You have sent {limit} reports today. Please continue tomorrow.',
  MEMBER_SEARCHES_PER_10_MIN: 'You have searched {limit} times. Please wait ten minutes and try again.',
  MODERATOR_MESSAGES_PER_10_MIN: 'You have sent {limit} messages. Please wait ten minutes and try again.',
  LINKS_OPENED_PER_MIN: 'Too many links were opened from this address. Please try again in a minute.',
  PROFILES_CREATED_PER_DAY: 'You have created {limit} profiles within 24 hours. Please try again later.',
};

/** The sentences of `contact-not-shared`, by the reason. */
export const contactMessages: Record<ContactRefusal, string> = {
  CONFIRMING_NUMBER: 'This member is confirming a new number. Please try again later.',
  MARRIAGE_FIXED: 'A marriage has been fixed, so contact details are no longer shared here.',
};

/** The sentences of `not-your-move` where it is not about the answer to a proposal. */
export const stepMessages: Record<ProposalStep, string> = {
  TAKE_BACK: 'Only the person who sent this proposal can take it back.',
  ANSWER_MARRIAGE: 'You have said yourself that this marriage is fixed. The other side is asked.',
};

/** The sentences of `not-found`, by what was looked for. */
export const notFoundMessages: Record<Resource, string> = {
  PROFILE: 'Profile not found',
  OWN_PROFILE: 'No profile found',
  PROPOSAL: 'Proposal not found',
  COUNTRY: 'Country not found',
  CASE: 'Case not found',
  LINK: 'Link not found',
};

/**
 * The English sentence of a problem with placeholders, and the values for them. A client takes the sentence as the key of
 * its catalog and formats the values itself, so it never reads numbers out of English.
 */
export function problemMessage({ code, params = {} }: Pick<Problem, 'code' | 'params'>): {
  message: string;
  values: { limit?: number };
} {
  const { quota, resource, reason, step, limit } = params;
  const message =
    (quota && quotaMessages[quota]) ??
    (resource && notFoundMessages[resource]) ??
    (reason && contactMessages[reason]) ??
    (step && stepMessages[step]) ??
    problems[code].detail;
  return { message, values: limit === undefined ? {} : { limit } };
}

/** Seconds after which it makes sense to try again, or undefined: of a quota that no time brings back nobody knows. */
export function retryAfterOf({ code, params, retryAfter }: RuleProblem): number | undefined {
  const { status } = problems[code];
  return retryAfter ?? (status === 503 || (status === 429 && !params?.quota) ? 2 : undefined);
}

/** The body of the response for a problem. */
export function problemDetails({ code, detail, params, errors }: RuleProblem, requestId: string): Problem {
  const { status, title } = problems[code];
  const { message, values } = problemMessage({ code, params });
  return {
    type: `/problems/${code}`,
    title,
    status,
    detail: detail ?? errors?.[0]?.detail ?? message.replace('{limit}', String(values.limit)),
    code,
    requestId,
    ...(params && { params }),
    ...(errors && { errors }),
  };
}

/** A 400 for one value; `pointer` is a JSON Pointer into the body, or the name of a parameter. */
export function invalidValue(
  pointer: string,
  detail: string,
  code: FieldErrorCode = 'not-allowed',
  params?: FieldErrorParams,
): RuleProblem {
  return { code: 'validation', errors: [{ pointer, code, ...(params && { params }), detail }] };
}

/** The problem of a request that is no HTTP or no JSON. */
export const unreadableRequest = invalidValue('', 'The server could not read this request.', 'unreadable');

/** The problem of a request without the body that its operation takes. */
export const missingBody = invalidValue('', 'This request needs a body.', 'required');

/** The client's sentence for a call that reached no server. */
export const noConnection = 'You seem to be offline. Please check your connection and try again.';
