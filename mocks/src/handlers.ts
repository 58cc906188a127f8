import type { Complete, MockedOperationId } from '@mithaq/openapi/handlers.ts';
import { authHandlers } from './auth.ts';
import { guardianHandlers } from './guardian.ts';
import type { MockHandlers } from './handler-context.ts';
import { marriageHandlers } from './marriage.ts';
import { matchingHandlers } from './matching.ts';
import { memberHandlers } from './members.ts';
import { messageHandlers } from './messages.ts';
import { moderationHandlers } from './moderation.ts';
import { mailConsentHandlers } from './mail-consent.ts';
import { notificationHandlers } from './notifications.ts';
import { pushHandlers } from './push.ts';
import { recordPhoneCodeOutcome, recordVerifiedPhone } from './phone.ts';
import { profileHandlers } from './profiles.ts';
import { proposalHandlers } from './proposals.ts';
import { referenceHandlers } from './reference.ts';
import { sharingHandlers } from './sharing.ts';
import { userHandlers } from './users.ts';

const joined = {
  ...authHandlers,
  ...userHandlers,
  ...profileHandlers,
  ...matchingHandlers,
  ...proposalHandlers,
  ...marriageHandlers,
  ...guardianHandlers,
  ...memberHandlers,
  ...sharingHandlers,
  ...moderationHandlers,
  ...messageHandlers,
  ...notificationHandlers,
  ...mailConsentHandlers,
  ...pushHandlers,
  recordPhoneCodeOutcome,
  recordVerifiedPhone,
  ...referenceHandlers,
};
type Missing = Exclude<MockedOperationId, keyof typeof joined>;

/** The mock of each operation of the contract. */
export const handlers: Complete<MockHandlers, `${Missing} is in the contract: write its mock and join it here`> =
  // Needed where something is missing: the sentence is then the one error.
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion
  joined as typeof joined & Pick<MockHandlers, Missing>;
