import { ownMarriage } from '../shared/own-titles.ts';
import { aboutPerson } from '../shared/person.ts';
import { msg } from '@lingui/core/macro';
import { ProposalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { MockBackend } from '@mithaq/mocks/src/backend.ts';
import { proposals as demoProposals } from '@mithaq/openapi/examples/members.ts';
import { contactMessages, problems } from '@mithaq/openapi/rules/problems.ts';
import { userEvent } from 'storybook/test';
import { marryElsewhere, onlyProposals } from '../testing/prepare-state.ts';
import { amina, imran, longText, meeting, someMen, urduWords, type Member } from '../testing/people.ts';
import { installable, iphone, mayNotify } from '../testing/browsers.ts';
import { screen, type Hands, type ScreenOptions } from '../testing/screen.tsx';

/** Proposals received and sent, with their status, their actions and, after both agreed, the contact details. */
export default { title: 'Screens/Proposals', id: 'screens-proposals', tags: ['screen'] };

const received = (options: ScreenOptions) => screen('/proposals', options);
const sent = (options: ScreenOptions) => screen('/proposals?tab=sent', options);

const men = someMen(5);
/** A fixed marriage changes all others, so it is in stories of its own. */
const oneOfEach = Object.values(ProposalStatus)
  .filter((status) => status !== 'MARRIAGE_FIXED')
  .map((status, i): [Member | undefined, ProposalStatus] => [men[i], status]);
const pending: Partial<ScreenOptions> = {
  prepareState: (mockBackend) => onlyProposals(mockBackend, 'received', [[imran, 'PENDING']]),
};
const accepted: Partial<ScreenOptions> = {
  prepareState: (mockBackend) => onlyProposals(mockBackend, 'received', [[imran, 'ACCEPTED']]),
};
const name = imran.profile.fullName;
/** What Imran wrote with his proposal. */
const words = demoProposals.find(({ sender }) => sender === 'arif-pasha')!.texts;
const guardianName = 'Ahmed Siddiqui';

/** What most members see: one question that waits for an answer. */
export const OneReceived = received({ ...pending, shows: name });
/** One of each status but that of a fixed marriage. */
export const Received = received({
  prepareState: (mockBackend) => onlyProposals(mockBackend, 'received', oneOfEach),
  shows: msg`This proposal has been declined.`,
});
export const Sent = sent({
  prepareState: (mockBackend) => onlyProposals(mockBackend, 'sent', oneOfEach),
  shows: msg`This proposal has been declined.`,
});
/** The answer is in the other tab, and was read. */
export const NoneReceivedAfterYes = screen('/proposals?tab=received', {
  prepareState: (mockBackend) => onlyProposals(mockBackend, 'sent', [[imran, 'ACCEPTED']]),
  shows: msg`See what you sent`,
});
/** Another proposal can no longer be accepted. */
export const MarriageFixed = received({
  prepareState: (mockBackend) =>
    onlyProposals(mockBackend, 'received', [
      [imran, 'MARRIAGE_FIXED'],
      [men[1], 'PENDING'],
    ]),
  shows: aboutPerson(ownMarriage, 'self'),
});
/** Imran has said so, and she is asked. */
export const AskedWhetherFixed = received({
  prepareState: (mockBackend) => {
    onlyProposals(mockBackend, 'received', [
      [imran, 'MARRIAGE_FIXED'],
      [men[1], 'PENDING'],
      [men[2], 'ACCEPTED'],
    ]);
    Object.assign(mockBackend.state.proposals[0] ?? {}, {
      marriageFixedBy: 'SENDER',
      // Fourteen days later nobody is asked any more.
      changedAt: new Date().toISOString(),
    });
  },
  shows: msg`Answer`,
});
/** The line below the proposals, until it is dismissed. */
export const AskedForNotifications = received({
  ...pending,
  browser: mayNotify,
  shows: msg`Shall this device show when there is news?`,
});
export const OfferedTheHomeScreen = received({
  ...pending,
  browser: installable,
  act: ({ press }) => press(msg`No, thanks`),
  shows: msg`Mithaq can be on your home screen, like an app.`,
});
export const OnAnIphone = received({
  ...pending,
  browser: iphone,
  shows: msg`Mithaq can be on your home screen, like an app, and show there when there is news: press Share in the bar of the browser, then “Add to Home Screen”.`,
});
/** In a wide window; in a narrow one it is a page of its own. */
const beside = (options: Partial<ScreenOptions>) =>
  screen(`/proposals?profile=${imran.profileId}`, { shows: name, ...options });
const someReceived = (mockBackend: MockBackend) => {
  onlyProposals(mockBackend, 'received', [
    [imran, 'PENDING'],
    [men[1], 'PENDING'],
    [men[2], 'ACCEPTED'],
    [men[3], 'DECLINED'],
  ]);
  Object.assign(mockBackend.state.proposals[0] ?? {}, { texts: words });
};
export const ProfileBeside = beside({
  prepareState: someReceived,
  shows: /read that line twice|قرأتُ هذا السطر|یہ سطر میں نے/,
});
export const AcceptedBeside = beside({
  prepareState: (mockBackend) => onlyProposals(mockBackend, 'received', [[imran, 'ACCEPTED']]),
  shows: /payment systems|أنظمة للدفع|ادائیگیوں کے نظام/,
});
export const LoadingBeside = beside({
  prepareState: (mockBackend) => {
    someReceived(mockBackend);
    mockBackend.slow('getProfile');
  },
  // In a narrow window the page has no list with the name.
  shows: msg`Loading...`,
  held: 1,
});
export const FailedBeside = beside({
  prepareState: (mockBackend) => {
    someReceived(mockBackend);
    mockBackend.fail('getProfile', { code: 'rate-limited' });
  },
  shows: { id: problems['rate-limited'].detail },
});
/** Imran has fixed a marriage with someone else. */
export const NoLongerAvailable = received({
  prepareState: (mockBackend) => {
    onlyProposals(mockBackend, 'received', [[imran, 'ACCEPTED']]);
    marryElsewhere(mockBackend, imran);
  },
  shows: msg`This member is no longer available.`,
});
/** Imran has changed his number and has not proved it yet. */
export const ConfirmingANumber = received({
  prepareState: (mockBackend) => {
    onlyProposals(mockBackend, 'received', [[imran, 'ACCEPTED']]);
    const { users } = mockBackend.state;
    Object.assign(users.find(({ id }) => id === imran.userId)?.profile ?? {}, { isVerified: false });
  },
  act: ({ press }) => press(msg`View Contact Details`),
  shows: { id: contactMessages.CONFIRMING_NUMBER },
});
/** Imran has answered, and somebody else has sent a proposal. */
export const News = received({
  prepareState: (mockBackend) => {
    onlyProposals(mockBackend, 'received', [
      [men[1], 'PENDING'],
      [imran, 'ACCEPTED'],
    ]);
    const [proposed, answered] = mockBackend.state.proposals;
    Object.assign(proposed ?? {}, { unseenBy: 'RECEIVER' });
    if (answered) {
      const { sender, receiver } = answered;
      Object.assign(answered, { sender: receiver, receiver: sender, unseenBy: 'SENDER' });
    }
  },
  shows: /Since your last visit|منذ زيارتك|پچھلی بار/,
});
export const NoneReceived = received({
  prepareState: (mockBackend) => onlyProposals(mockBackend, 'received', []),
  shows: msg`No received proposals at the moment.`,
});
export const NoneSent = sent({
  prepareState: (mockBackend) => onlyProposals(mockBackend, 'sent', []),
  shows: msg`No proposals sent yet.`,
});
/** She has taken back what she sent. */
export const TakenBack = sent({
  prepareState: (mockBackend) => {
    onlyProposals(mockBackend, 'sent', [[imran, 'DECLINED']]);
    Object.assign(mockBackend.state.proposals[0] ?? {}, { takenBackAt: '2026-11-10T08:00:00Z' });
  },
  shows: msg`You took this proposal back.`,
});
export const LongText = received({
  mockBackend: meeting(longText, urduWords),
  prepareState: (mockBackend) =>
    onlyProposals(mockBackend, 'received', [
      [longText, 'PENDING'],
      [urduWords, 'ACCEPTED'],
    ]),
  shows: longText.profile.fullName,
});
export const Loading = received({
  prepareState: (mockBackend) => mockBackend.slow('listProposals'),
  shows: msg`Proposals`,
  held: 1,
});
export const Failed = received({
  prepareState: (mockBackend) => mockBackend.fail('listProposals', 'offline'),
  shows: msg`Failed to load proposals`,
});

export const Confirming = received({ ...pending, act: accept, shows: msg`Confirm` });
export const JustAccepted = received({ ...pending, act: confirm, shows: msg`View Contact Details` });
export const Refused = received({
  prepareState: (mockBackend) => {
    onlyProposals(mockBackend, 'received', [[imran, 'PENDING']]);
    mockBackend.fail('updateProposalStatus', { code: 'illegal-transition' });
  },
  act: confirm,
  shows: { id: problems['illegal-transition'].detail },
});
export const SignedOutMeanwhile = received({
  ...pending,
  act: async (hands) => {
    await accept(hands);
    hands.mockBackend.signInAs(null);
    await hands.press(msg`Confirm`);
  },
  shows: msg`You have been signed out`,
});

export const ContactDetailsShared = received({ ...accepted, act: reveal, shows: imran.email });
export const GuardianFirst = received({
  prepareState: (mockBackend) => withGuardian(mockBackend, imran, 'ACCEPTED'),
  act: reveal,
  shows: guardianName,
});
export const ChoosingWithAccept = received({
  prepareState: (mockBackend) => withGuardian(mockBackend, amina, 'PENDING'),
  act: accept,
  shows: msg`Which contact details the other side sees`,
});
export const SharesGuardian = received({
  prepareState: (mockBackend) => withGuardian(mockBackend, amina, 'ACCEPTED'),
  shows: msg`Change what they see`,
});
export const ChangingWhatTheySee = received({
  prepareState: (mockBackend) => withGuardian(mockBackend, amina, 'ACCEPTED'),
  act: ({ press }) => press(msg`Change what they see`),
  shows: msg`What was read before stays with them.`,
});
export const ContactDetailsOnTheWay = received({
  prepareState: (mockBackend) => {
    onlyProposals(mockBackend, 'received', [[imran, 'ACCEPTED']]);
    mockBackend.slow('getContactInfo');
  },
  act: reveal,
  shows: name,
  held: 1,
});
export const ContactDetailsRefused = received({
  prepareState: (mockBackend) => {
    onlyProposals(mockBackend, 'received', [[imran, 'ACCEPTED']]);
    mockBackend.fail('getContactInfo', { code: 'contact-not-shared' });
  },
  act: reveal,
  shows: { id: problems['contact-not-shared'].detail },
});

export const MemberWhoLeft = received({
  prepareState: (mockBackend) => {
    onlyProposals(mockBackend, 'received', [
      [men[0], 'MARRIAGE_FIXED'],
      [imran, 'DECLINED'],
    ]);
    mockBackend.state.users = mockBackend.state.users.filter(({ id }) => id !== imran.userId);
  },
  shows: msg`This member has left`,
});
export const ReportingMemberWhoLeft = received({
  prepareState: (mockBackend) => {
    onlyProposals(mockBackend, 'received', [[imran, 'DECLINED']]);
    mockBackend.state.users = mockBackend.state.users.filter(({ id }) => id !== imran.userId);
  },
  act: async (hands) => {
    await hands.press(msg`More about this member who has left`);
    await userEvent.click(await hands.page.findByRole('menuitem', { name: hands.say(msg`Report`) }));
  },
  shows: msg`Report this member who has left`,
});

/** Opens the menu of the first card, and chooses from it. */
async function more({ page, written }: Hands, entry?: string): Promise<void> {
  await page.findByText(written(name));
  const button = document.querySelector<HTMLElement>('article [aria-haspopup="menu"]');
  if (button) await userEvent.click(button);
  if (entry) await userEvent.click(await page.findByRole('menuitem', { name: entry }));
}

export const Menu = received({
  ...pending,
  act: (hands) => more(hands),
  shows: msg`Report`,
});
export const Blocking = received({
  ...pending,
  act: async (hands) => {
    await more(hands, hands.say(msg`Block`));
    await hands.page.findByRole('dialog');
  },
  shows: name,
});
export const Reporting = received({
  ...pending,
  act: async (hands) => {
    await more(hands, hands.say(msg`Report`));
  },
  shows: msg`The moderators will read it. This member is not told.`,
});
export const ReportingWithoutReason = received({
  ...pending,
  act: async (hands) => {
    await more(hands, hands.say(msg`Report`));
    await hands.press(msg`Send report`);
  },
  shows: { id: 'Please select a reason' },
});
export const ReportRefused = received({
  prepareState: (mockBackend) => {
    onlyProposals(mockBackend, 'received', [[imran, 'PENDING']]);
    mockBackend.fail('reportMember', { code: 'unavailable' });
  },
  act: async (hands) => {
    await more(hands, hands.say(msg`Report`));
    await hands.press(msg`Send report`);
  },
  shows: { id: problems.unavailable.detail },
});

/** One received proposal, and a guardian whom this side has named. */
function withGuardian(mockBackend: MockBackend, { userId: member }: Member, status: ProposalStatus): void {
  onlyProposals(mockBackend, 'received', [[imran, status]]);
  mockBackend.state.guardians.push({
    member,
    name: guardianName,
    relation: 'FATHER',
    phoneNumber: '+919876500000',
    email: null,
    shares: 'BOTH',
  });
}

async function accept({ press }: Hands): Promise<void> {
  await press(msg`Accept`);
}

async function confirm(hands: Hands): Promise<void> {
  await accept(hands);
  await hands.press(msg`Confirm`);
}

async function reveal({ press }: Hands): Promise<void> {
  await press(msg`View Contact Details`);
}
