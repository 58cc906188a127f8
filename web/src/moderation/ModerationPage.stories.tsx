import { msg } from '@lingui/core/macro';
import type { MockBackend } from '@mithaq/mocks/src/backend.ts';
import { problems } from '@mithaq/openapi/rules/problems.ts';
import { userEvent } from 'storybook/test';
import { amina, imran, longText, meeting, someMen, tahmina } from '../testing/people.ts';
import { screen, type Hands, type ScreenOptions } from '../testing/screen.tsx';

/** Reports and flagged texts, suspensions and the audit log. For moderators only. */
export default { title: 'Screens/Moderation', id: 'screens-moderation', tags: ['screen'] };

const moderation = (options: ScreenOptions) =>
  screen('/moderation', { ...options, mockBackend: { ...options.mockBackend, moderatorEmails: [amina.email] } });

const [writer] = someMen(1);
/** Members with whom the moderator has no case and no proposal. */
const community = meeting(imran, tahmina, ...someMen(1));

export const OpenCases = moderation({
  mockBackend: community,
  prepareState: report,
  shows: 'Asked me for money twice.',
});
export const NoCases = moderation({ shows: msg`No open cases.` });
export const LongText = moderation({
  mockBackend: meeting(longText),
  prepareState: ({ state }) =>
    void state.cases.push({
      id: '0199a1b2-c3d4-7e5f-8a6b-0000000000c1',
      kind: 'REPORT',
      member: longText.userId,
      openedAt: '2026-11-01T08:00:00Z',
      reason: 'OTHER',
      note: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(18),
    }),
  shows: longText.profile.fullName,
});
export const ClosedCases = moderation({
  mockBackend: community,
  prepareState: (mockBackend) => {
    report(mockBackend);
    for (const one of mockBackend.state.cases)
      Object.assign(one, { closedAt: '2026-11-03T10:00:00Z', decision: 'Spoke with both sides.' });
  },
  act: async ({ page, say }) => (await page.findByRole('tab', { name: say(msg`Closed cases`) })).click(),
  shows: 'Spoke with both sides.',
});
export const SuspendedMembers = moderation({
  mockBackend: meeting(imran),
  prepareState: ({ state }) => {
    const suspended = state.users.find(({ id }) => id === imran.userId);
    if (suspended)
      suspended.suspension = {
        reason: 'Several members wrote that you asked them for money.',
        since: '2026-11-03T10:00:00Z',
      };
  },
  act: async ({ page, say }) => (await page.findByRole('tab', { name: say(msg`Suspended members`) })).click(),
  shows: 'Several members wrote that you asked them for money.',
});
export const AuditLog = moderation({
  prepareState: ({ state }) =>
    void state.moderationAudit.push({
      entryId: '0199a1b2-c3d4-7e5f-8a6b-0000000000e1',
      at: '2026-11-03T10:00:00Z',
      moderator: amina.email,
      action: 'SUSPEND',
      profileId: '0199a1b2-c3d4-7e5f-8a6b-0000000000f1',
      reason: 'Several members wrote that he asked them for money.',
    }),
  act: async ({ page, say }) => (await page.findByRole('tab', { name: say(msg`Audit log`) })).click(),
  shows: 'Several members wrote that he asked them for money.',
});
export const Reads = moderation({
  prepareState: ({ state }) =>
    void state.moderationAudit.push({
      entryId: '0199a1b2-c3d4-7e5f-8a6b-0000000000e2',
      at: '2026-11-03T10:00:00Z',
      moderator: 'another.moderator@example.test',
      action: 'READ_SUSPENDED',
      profileId: '0199a1b2-c3d4-7e5f-8a6b-0000000000f1',
      reason: '',
    }),
  act: async ({ page, say }) => (await page.findByRole('tab', { name: say(msg`Who read what`) })).click(),
  shows: 'another.moderator@example.test',
});
export const SeveralReports = moderation({
  mockBackend: community,
  prepareState: (mockBackend) => {
    report(mockBackend);
    mockBackend.state.cases.push({
      id: '0199a1b2-c3d4-7e5f-8a6b-0000000000c3',
      kind: 'REPORT',
      member: imran.userId,
      ...(writer && { reporter: writer.userId }),
      openedAt: '2026-11-02T08:00:00Z',
      reason: 'FAKE_PROFILE',
      note: 'He told my sister another name.',
    });
  },
  shows: 'He told my sister another name.',
});
export const MemberWhoHasLeft = moderation({
  mockBackend: community,
  prepareState: ({ state }) =>
    void state.cases.push({
      id: '0199a1b2-c3d4-7e5f-8a6b-0000000000c4',
      kind: 'REPORT',
      member: '0199a1b2-c3d4-7e5f-8a6b-0000000000f2',
      reporter: tahmina.userId,
      openedAt: '2026-11-01T08:00:00Z',
      reason: 'ASKS_FOR_MONEY',
      note: 'Asked me for money twice.',
      left: {
        email: 'somebody@example.test',
        phoneNumber: null,
        formerMember: {
          profileId: '0199a1b2-c3d4-7e5f-8a6b-0000000000f3',
          name: 'Tariq Aziz',
          createdBy: 'SELF',
          memberSince: '2026-10-01T08:00:00Z',
          leftAt: '2026-11-02T08:00:00Z',
          isVerified: true,
          aboutMe: 'I trade in cloth.',
        },
      },
    }),
  shows: 'Tariq Aziz',
});
export const Loading = moderation({
  prepareState: (mockBackend) => mockBackend.slow('listModerationCases'),
  shows: msg`Moderation`,
  held: 1,
});
export const Failed = moderation({
  prepareState: (mockBackend) => mockBackend.fail('listModerationCases', { code: 'unavailable' }),
  shows: { id: problems.unavailable.detail },
});
export const Suspending = moderation({
  mockBackend: community,
  prepareState: report,
  act: suspend,
  shows: msg`The member reads this reason. They leave all lists, and can only download their data, delete the account and sign out.`,
});
export const SuspendingWithoutReason = moderation({
  mockBackend: community,
  prepareState: report,
  act: async (hands) => {
    await suspend(hands);
    await hands.page.findByRole('dialog');
    document.querySelector<HTMLElement>('[role="dialog"] button[type="submit"]')?.click();
  },
  shows: { id: 'Please write a reason' },
});
export const FoundMember = moderation({
  mockBackend: meeting(imran),
  prepareState: ({ state }) => {
    const paused = state.users.find(({ id }) => id === imran.userId);
    if (paused) paused.isPaused = true;
  },
  act: find(imran.email),
  shows: msg`Paused`,
});
export const NobodyFound = moderation({
  mockBackend: meeting(imran),
  act: find('nobody@example.test'),
  shows: msg`Nobody was found.`,
});
export const SearchWithoutAnId = moderation({
  mockBackend: meeting(imran),
  act: find('Imran'),
  shows: { id: 'Enter a profile id such as NH-1a2b3c4d, an e-mail address, or a phone number with its country code' },
});
export const Writing = moderation({
  mockBackend: community,
  prepareState: report,
  act: write,
  shows: msg`The member reads it on the next page that they open, as from the moderators, without your name. It cannot be taken back.`,
});
export const EarlierMessages = moderation({
  mockBackend: meeting(imran),
  prepareState: ({ state }) => {
    const sent = { member: imran.userId, moderator: 'another.moderator@example.test' };
    state.moderatorMessages.push(
      {
        id: '0199a1b2-c3d4-7e5f-8a6b-0000000000d1',
        kind: 'MESSAGE',
        text: 'Please tell members early that you have children.',
        sentAt: '2026-11-01T10:00:00Z',
        readAt: '2026-11-01T19:30:00Z',
        ...sent,
      },
      {
        id: '0199a1b2-c3d4-7e5f-8a6b-0000000000d2',
        kind: 'WARNING',
        text: 'Several members said that you asked them for money.\nYour account is suspended when that happens again.',
        sentAt: '2026-11-03T10:00:00Z',
        ...sent,
      },
    );
  },
  act: readMessages,
  shows: 'Please tell members early that you have children.',
});
export const NoEarlierMessages = moderation({
  mockBackend: meeting(imran),
  act: readMessages,
  shows: msg`No moderator has written to this member yet.`,
});
/** For a user who is no moderator there is nothing at this address. */
export const ForAnyoneElse = screen('/moderation', { shows: msg`Page not found` });

function report({ state }: Pick<MockBackend, 'state'>): void {
  state.cases.push(
    {
      id: '0199a1b2-c3d4-7e5f-8a6b-0000000000c1',
      kind: 'REPORT',
      member: imran.userId,
      reporter: tahmina.userId,
      openedAt: '2026-11-01T08:00:00Z',
      reason: 'ASKS_FOR_MONEY',
      note: 'Asked me for money twice.',
    },
    {
      id: '0199a1b2-c3d4-7e5f-8a6b-0000000000c2',
      kind: 'TEXT',
      member: writer?.userId ?? '',
      openedAt: '2026-11-02T08:00:00Z',
      field: 'aboutMe',
      text: 'My number is easy to find for whoever asks my uncle in the old town.',
    },
  );
}

async function suspend({ page, say }: Hands): Promise<void> {
  const [button] = await page.findAllByRole('button', { name: say(msg`Suspend member`) });
  button?.click();
}

function find(text: string) {
  return async ({ page, say }: Hands): Promise<void> => {
    (await page.findByRole('tab', { name: say(msg`Find a member`) })).click();
    await userEvent.type(await page.findByRole('textbox'), text);
    (await page.findByRole('button', { name: say(msg`Find member`) })).click();
  };
}

async function readMessages(hands: Hands): Promise<void> {
  await find(imran.email)(hands);
  (await hands.page.findByText(hands.say(msg`Earlier messages to member`))).click();
}

async function write({ page, say }: Hands): Promise<void> {
  const [button] = await page.findAllByRole('button', { name: say(msg`Write to member`) });
  button?.click();
}
