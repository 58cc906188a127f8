import { lastPublished } from './last-published.ts';

/** By the version of the published contract: changes that break its clients by its letter, with the reason why each breaks none in use. */
const accepted: Record<string, Record<string, string>> = {
  '1.0.0': {
    'getContactInfo may leave out response.email.':
      'Only of a member who named a guardian, which no client of the published contract can do, and who keeps the own details back. To send them all the same would break a promise to that member.',
    'getContactInfo may leave out response.phoneNumber.': 'As the e-mail address.',
  },
};

/** What is accepted since the last publication. */
export const acceptedChanges = accepted[lastPublished().info.version] ?? {};
