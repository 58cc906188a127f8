import type { FieldErrorCode, ProblemCode } from '../generated/hooks/model/index.ts';

/** What the page of a problem says: why a caller gets it, and what to do. Sentences for developers, in Markdown. */
export const problemGuide: Record<ProblemCode, { cause: string; cure: string }> = {
  validation: {
    cause:
      'The request is not JSON, or a value in the path, the query or the body is missing, unknown or not valid. With the status 431 its headers are too large.',
    cure: 'Read `errors`: each item has a `pointer` to the value, a `code` with `params`, and a sentence that says what is wrong. Correct the values and send the request again.',
  },
  'contact-in-text': {
    cause:
      'A text that other members read has a phone number, an e-mail address, a link or a handle. Contact details are shared by consent alone.',
    cure: 'Show the member the words that `contact.start` and `contact.end` mark in the field of `pointer`, and let them leave these words out.',
  },
  'signed-out': {
    cause:
      'The request has no session cookie, or the session has ended: by sign-out, after 7 days without use, after 30 days (of a moderator after 12 hours), or with the account.',
    cure: 'Send the member through the sign-in again (`GET /api/v1/auth/google`), and keep the cookie that it sets.',
  },
  'profile-incomplete': {
    cause: 'The account has no profile, and the operation needs one.',
    cure: 'Create the profile with `POST /api/v1/profiles/complete`.',
  },
  'phone-unverified': {
    cause: 'The account has no verified phone number: none was verified yet, or the member has entered a new one.',
    cure: 'Verify a number with `POST /api/v1/profiles/verified-phone`. The guide to phone proof tells how.',
  },
  'not-your-move': {
    cause:
      'The caller is a party of the proposal, but not the one who may choose this: only the receiver accepts or declines. `params.step` says what else it was: `TAKE_BACK` is for the sender, `ANSWER_MARRIAGE` for the side that did not fix the marriage.',
    cure: 'Offer this step to the receiver only. The guide to proposals has a table of who may do what.',
  },
  'contact-not-shared': {
    cause:
      'The two parties do not share contact details now. `params.reason` says why when the proposal was accepted: `CONFIRMING_NUMBER` or `MARRIAGE_FIXED`.',
    cure: 'Ask again after the proposal was accepted, or after the other party has confirmed their number. With `MARRIAGE_FIXED` the details are no longer shared.',
  },
  'phone-proof': {
    cause:
      'The bearer token does not prove the number. `params.proof` says why: `MISSING` (no token), `INVALID` (wrong signature, project or provider, or older than five minutes), `OTHER_NUMBER` (it proves another number than the body names) or `USED` (this confirmation was recorded before).',
    cure: 'With `MISSING` send the token in the Authorization header; with `OTHER_NUMBER` send the number that was confirmed. In all other cases let the member confirm a new code.',
  },
  csrf: {
    cause:
      'The browser says that a page of another site sent the request (`Sec-Fetch-Site` or `Origin`). Requests that change or record something are refused then.',
    cure: 'Send the request from a page of the same origin. A program that is not a browser sends neither header.',
  },
  suspended: {
    cause: 'A moderator has suspended the account.',
    cure: 'Read the reason in `suspension` of `GET /api/v1/users/current-user`. A suspended member can still sign out, export the data and delete the account.',
  },
  'not-found': {
    cause:
      'Nothing is at this address, or the caller may not see it. The two look the same, so that ids cannot be tested.',
    cure: 'Check the path and the id. Forget an id that was valid before: the member may have left, paused or blocked the caller.',
  },
  'method-not-allowed': {
    cause: 'The path exists, but not with this method.',
    cure: 'Use one of the methods in the header `Allow`.',
  },
  'already-complete': {
    cause: 'The account has a profile, and a profile is created once.',
    cure: 'Change it with `PUT /api/v1/profiles/update`.',
  },
  'already-proposed': {
    cause: 'The caller has sent this member a proposal before. That is possible once, whatever became of it.',
    cure: 'Show the proposal that exists: `proposal` of `GET /api/v1/profiles/{id}` names it.',
  },
  'they-proposed-first': {
    cause: 'This member has sent the caller a proposal that waits for an answer, or was accepted.',
    cure: 'Answer that proposal. It is in `GET /api/v1/proposals/RECEIVED`.',
  },
  'marriage-fixed': {
    cause: 'One of the two has fixed a marriage, so neither can start or continue another proposal.',
    cure: 'Fetch the lists again. Such a proposal can still be declined, or marked as not compatible.',
  },
  'illegal-transition': {
    cause: 'The proposal cannot go from its current status to this one. Often the other party was faster.',
    cure: 'Fetch the proposal again and offer what its status allows. The guide to proposals has the diagram.',
  },
  'gender-locked': {
    cause: 'The gender of a profile is fixed once a phone number was verified or a proposal exists.',
    cure: 'Send the stored gender.',
  },
  'phone-in-use': {
    cause: 'Another account has verified this number and is in use, or the number belongs to a suspended member.',
    cure: 'Verify another number. A number becomes free when its account has not signed in for 180 days.',
  },
  'member-unavailable': {
    cause:
      'The other party is suspended, so the proposal cannot go on, or has said that a marriage with the caller is not so.',
    cure: 'Decline it, mark it as not compatible, or wait.',
  },
  'saved-full': {
    cause: 'The caller has saved as many profiles as one account can.',
    cure: 'Remove one with `DELETE /api/v1/saved-profiles/{id}`, then save again.',
  },
  'links-full': {
    cause: 'The caller has made as many links as one account can have at once.',
    cure: 'End one with `DELETE /api/v1/shared-links/{id}`, then make the new one.',
  },
  'case-closed': {
    cause: 'Another moderator has closed the case.',
    cure: 'Fetch the list of cases again.',
  },
  'another-moderator': {
    cause: 'The caller has reported this member, was reported by them, or has a proposal with them.',
    cure: 'Ask another moderator to decide.',
  },
  'not-suspended': {
    cause: 'The member is not suspended, or another moderator has lifted the suspension.',
    cure: 'Fetch the list of suspended members again.',
  },
  'changed-meanwhile': {
    cause:
      'The request has `If-Match`, and what is stored was changed since the caller read it, perhaps on another device.',
    cure: 'Read it again, show the member both, and send what they keep with the new `ETag`.',
  },
  'idempotency-key-reused': {
    cause:
      'The `Idempotency-Key` came with another method, path or body within the last 24 hours. Nothing was changed.',
    cure: 'Make a new key for each decision of the member, and send the same key again only with the same request.',
  },
  'too-large': { cause: 'The body has more than 64 KiB.', cure: 'Shorten the texts.' },
  'media-type': {
    cause: 'The body has a content type other than `application/json`.',
    cure: 'Send JSON with the header `Content-Type: application/json`, or no body at all where the operation takes none.',
  },
  'rate-limited': {
    cause:
      'Too many requests (throttling): a limit was reached. `params.quota` names it and `params.limit` is its size; the guide to limits lists all of them.',
    cure: 'Wait for the seconds that the header `Retry-After` names, then send the request again. `PROPOSALS_PENDING` has no such header: it ends when one of the proposals is answered or taken back.',
  },
  internal: {
    cause: 'The server failed. The response has no details; the log of the server has them.',
    cure: 'Send the request again once. If it fails again, tell the operator the `requestId`.',
  },
  unavailable: {
    cause: 'The server is overloaded or stopping, or a service that it needs does not respond.',
    cure: 'Wait for the seconds that the header `Retry-After` names, then send the request again.',
  },
};

/** What each code of a field error says, for developers. */
export const fieldErrorGuide: Record<FieldErrorCode, string> = {
  unreadable:
    'The request is no JSON in UTF-8, its address has a broken escape, its headers are too large (431), or an object in it has the key `__proto__`, or `constructor` with `prototype` in it, by which a program could be changed.',
  required: 'The value is missing or empty.',
  'unknown-field': 'No field or parameter has this name.',
  'wrong-type': 'The value has another JSON type. `params.types` has the right ones.',
  'not-in-list':
    'The value is none of the list: `params.values` where it is short, the values that `params.field` allows, or the countries.',
  'wrong-format': 'The text does not have the right form, or has characters that are not allowed.',
  'too-short': 'The text has fewer characters than `params.limit`.',
  'too-long': 'The text has more characters than `params.limit`.',
  'too-few': 'The list has fewer items than `params.limit`.',
  'too-many': 'The list has more items than `params.limit`.',
  repeated: 'The list has an item twice.',
  'too-small': 'The number is below `params.limit`.',
  'too-large': 'The number is above `params.limit`.',
  'too-precise': 'The number is no multiple of `params.step`.',
  'too-young': 'The person is younger than `params.limit` years.',
  'out-of-order': 'The value is above that of `params.field`.',
  contradiction: 'The value does not agree with that of `params.field`.',
  contact: 'The text has contact details. `contact` says where.',
  outdated: 'The value was right before. `params.version` has the current one, where there is one.',
  'not-allowed': 'The value is well formed, and the caller cannot choose it now.',
};
