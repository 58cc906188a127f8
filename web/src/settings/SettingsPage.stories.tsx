import { msg } from '@lingui/core/macro';
import type { MockBackend } from '@mithaq/mocks/src/backend.ts';
import { currentMailConsentVersion } from '@mithaq/openapi/rules/mail-consent.ts';
import { eachKind, newPushSubscription } from '@mithaq/openapi/examples/factories.ts';
import { defaultNotificationSettings } from '@mithaq/openapi/rules/notifications.ts';
import { problems } from '@mithaq/openapi/rules/problems.ts';
import { userEvent } from 'storybook/test';
import { aboutPerson } from '../shared/person.ts';
import { blocksNotifications, installable, iphone, mayNotify, offline } from '../testing/browsers.ts';
import { amina, imran, someMen } from '../testing/people.ts';
import { screen, type ScreenOptions } from '../testing/screen.tsx';
import { pauseTitle } from './PauseSection.tsx';
import { unblocking } from './unblocking.ts';

/** Pause, who read my contact details, hidden and blocked members, sessions, download and deletion. */
export default { title: 'Screens/Settings', id: 'screens-settings', tags: ['screen'] };

/** The contract's sentence for a name that is missing. */
const guardianName = 'Please enter the name';

const settings = (options: ScreenOptions) => screen('/settings', { browser: mayNotify, ...options });

export const WithLists = settings({ prepareState: fill, shows: msg`A member who has left` });
export const NothingYet = settings({ shows: msg`You have not blocked anyone.` });
export const Paused = settings({ prepareState: pause, shows: aboutPerson(pauseTitle, 'self') });
export const WithGuardian = settings({ prepareState: nameGuardian, shows: msg`Change guardian` });
export const NamingGuardian = settings({
  act: ({ press }) => press(msg`Name a guardian`),
  shows: msg`Which contact details the other side sees`,
});
export const GuardianRefused = settings({
  act: async ({ press }) => {
    await press(msg`Name a guardian`);
    await press(msg`Save`);
  },
  shows: { id: guardianName },
});
export const RemovingGuardian = settings({
  prepareState: nameGuardian,
  act: ({ press }) => press(msg`Remove guardian`),
  shows: msg`Remove`,
});
export const WithoutProfile = settings({ as: 'incomplete', shows: msg`Where I am signed in` });
export const WithoutPhone = settings({ as: 'unverified', shows: msg`Nobody has read your contact details.` });
export const WithMail = settings({ prepareState: hear, shows: msg`Proposals and answers` });
export const WithMailOfEachKind = settings({
  mockBackend: { moderatorEmails: [amina.email] },
  prepareState: (mockBackend) => {
    hear(mockBackend);
    for (const each of mockBackend.state.notificationSettings) each.weeklyForYou = true;
  },
  shows: msg`New cases for moderators`,
});
export const ServerWithoutMail = settings({
  prepareState: ({ state }) => {
    state.sendsMail = false;
  },
  shows: msg`New people in For You, once a week`,
});
export const WithNewsOnThisDevice = settings({
  prepareState: (mockBackend) => {
    hear(mockBackend);
    showHere(mockBackend);
  },
  shows: msg`News on this device`,
});
export const NotificationsBlocked = settings({
  browser: blocksNotifications,
  shows: msg`This browser blocks notifications from Mithaq. Press the sign before the address of the page, or open the settings of the browser for this page, allow notifications, and load the page again.`,
});
export const OnAnIphone = settings({
  browser: iphone,
  shows: msg`Press Share in the bar of the browser, then “Add to Home Screen”.`,
});
export const Installable = settings({ browser: installable, shows: msg`Put it on the home screen` });
export const Loading = settings({
  prepareState: (mockBackend) => {
    mockBackend.slow('listContactReads');
    mockBackend.slow('listHiddenMembers');
    mockBackend.slow('listBlocks');
    mockBackend.slow('listSessions');
    mockBackend.slow('getFamilySharing');
    mockBackend.slow('listSharedLinks');
  },
  shows: msg`Settings`,
  held: 6,
});
export const Failed = settings({
  browser: offline,
  prepareState: (mockBackend) => {
    mockBackend.fail('listContactReads', { code: 'unavailable' });
    mockBackend.fail('listHiddenMembers', { code: 'unavailable' });
    mockBackend.fail('listBlocks', { code: 'unavailable' });
    mockBackend.fail('listSessions', { code: 'unavailable' });
    mockBackend.fail('getFamilySharing', { code: 'unavailable' });
    mockBackend.fail('listSharedLinks', { code: 'unavailable' });
  },
  shows: { id: problems.unavailable.detail },
});
export const Unblocking = settings({
  prepareState: fill,
  act: async ({ page, say }) => {
    const [button] = await page.findAllByText(say(msg`Unblock`));
    await userEvent.click(button);
  },
  shows: aboutPerson(unblocking, 'self'),
});
export const SigningOutEverywhere = settings({
  act: ({ press }) => press(msg`Sign out everywhere`),
  shows: msg`You will be signed out in every browser, this one included. Nothing else changes.`,
});
export const Deleting = settings({
  act: ({ press }) => press(msg`Delete my account`),
  shows: msg`This cannot be undone.`,
});
export const DeletingWithoutTheWord = settings({
  act: async ({ press }) => {
    await press(msg`Delete my account`);
    await press(msg`Delete for good`);
  },
  shows: msg`This cannot be undone.`,
});
export const Suspended = settings({ as: 'suspended', shows: msg`Your account is suspended` });

function nameGuardian({ state }: MockBackend): void {
  state.guardians.push({
    member: amina.userId,
    name: 'Ahmed Siddiqui',
    relation: 'FATHER',
    phoneNumber: '+919876500000',
    email: null,
    shares: 'GUARDIAN',
  });
}

function pause({ state }: MockBackend): void {
  const me = state.users.find(({ id }) => id === amina.userId);
  if (me) me.isPaused = true;
}

function hear({ state }: MockBackend): void {
  const user = amina.userId;
  state.mailConsents.push({
    user,
    agreed: true,
    version: currentMailConsentVersion,
    language: 'en',
    at: '2026-11-24T09:00:00Z',
  });
  const mail = { ...eachKind('AT_ONCE'), texts: 'DAILY', forYou: 'NEVER' } as const;
  state.notificationSettings.push({ ...defaultNotificationSettings, user, mail, timeZone: 'Asia/Karachi' });
}

function showHere({ state }: MockBackend): void {
  const at = '2026-11-24T09:00:00Z';
  const push = { endpoint: newPushSubscription().endpoint, language: 'en', at } as const;
  state.sessions.push({ user: amina.userId, startedAt: at, lastUsedAt: at, push });
  const [chosen] = state.notificationSettings;
  if (chosen) chosen.push = true;
}

function fill({ state }: MockBackend): void {
  const [reader, hidden] = someMen(2);
  const read = { proposalId: '0199a1b2-c3d4-7e5f-8a6b-00000000000a', subject: amina.userId };
  state.proposals.push({
    id: read.proposalId,
    sender: reader?.userId ?? '',
    receiver: amina.userId,
    status: 'ACCEPTED',
    createdAt: '2026-10-20T08:30:00Z',
  });
  state.contactReads.push(
    { ...read, reader: '0199a1b2-c3d4-7e5f-8a6b-00000000000b', readAt: '2026-06-01T08:30:00Z', count: 1 },
    { ...read, reader: reader?.userId ?? '', readAt: '2026-11-01T08:30:00Z', count: 3 },
  );
  state.hiddenMembers.push({
    member: amina.userId,
    hidden: hidden?.userId ?? '',
    hiddenAt: '2026-11-03T09:00:00Z',
  });
  state.blocks.push({ blocker: amina.userId, blocked: imran.userId, blockedAt: '2026-11-02T09:00:00Z' });
  for (const [at, owner] of someMen(5).slice(2).entries()) {
    const user = state.users.find(({ id }) => id === owner.userId);
    if (user) user.allowsFamilySharing = true;
    const id = `0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a6${at}`;
    const link = { id, token: String(at).repeat(64), sharer: amina.userId, owner: owner.userId };
    state.sharedLinks.push({ ...link, createdAt: new Date().toISOString(), timesOpened: at, lastOpenedOn: null });
  }
}
