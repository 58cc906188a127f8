import type { ProblemCode } from '../generated/hooks/model/index.ts';

type Words = { status: number; title: string; detail: string };

/** Every refusal the contract knows: status, title and the sentence a person reads unless a better one is at hand. */
export const problems: Record<ProblemCode, Words> = {
  validation: {
    status: 400,
    title: 'Please check what was entered',
    detail: 'Something in this request cannot be used.',
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
    title: 'Not yours to decide',
    detail: 'Only the person who received this proposal can answer it.',
  },
  'contact-not-shared': {
    status: 403,
    title: 'Contact details not shared',
    detail: 'Contact details are shared once a proposal is accepted.',
  },
  'phone-proof': { status: 403, title: 'Phone number not proved', detail: 'Invalid verification code' },
  csrf: { status: 403, title: 'Sent from another site', detail: 'This request did not come from Mithaq itself.' },
  'not-found': { status: 404, title: 'Not found', detail: 'There is nothing here, or it is not yours to see.' },
  'already-complete': {
    status: 409,
    title: 'Profile already there',
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
    detail: 'This proposal has moved on meanwhile. Please look at it again.',
  },
  'gender-locked': {
    status: 409,
    title: 'Gender cannot change',
    detail: 'Gender cannot be changed once a proposal has been sent or received.',
  },
  'phone-in-use': {
    status: 409,
    title: 'Number already in use',
    detail: 'This phone number is already verified by another account.',
  },
  'too-large': { status: 413, title: 'Too large', detail: 'That is more than we can take at once. Please shorten it.' },
  'media-type': { status: 415, title: 'Not JSON', detail: 'Please send the request as JSON.' },
  'rate-limited': { status: 429, title: 'Please wait a little', detail: 'That was too often. Please try again later.' },
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

/** What a call that no server answered says instead. */
export const noConnection = 'You seem to be offline. Please check your connection and try again.';
