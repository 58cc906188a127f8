import { msg } from '@lingui/core/macro';
import type { MockBackend } from '@mithaq/mocks/src/backend.ts';
import { proposals as demoProposals } from '@mithaq/openapi/examples/members.ts';
import { problems } from '@mithaq/openapi/rules/problems.ts';
import { userEvent, waitFor } from 'storybook/test';
import { onlyProposals } from '../testing/prepare-state.ts';
import { offline } from '../testing/browsers.ts';
import { amina, arabicWords, firstName, imran, longText, meeting, urduWords, type Member } from '../testing/people.ts';
import { screen, type Hands, type ScreenOptions } from '../testing/screen.tsx';

/** The whole profile of a member, how both sides fit, and the bar with Send Proposal. */
export default { title: 'Screens/Profile', id: 'screens-profile', tags: ['screen'] };

const profileOf = (member: Member, options: Partial<ScreenOptions> = {}) =>
  screen(`/profile/${member.profileId}`, { shows: firstName(member), ...options });
const written = (member: Member) => profileOf(member, { mockBackend: meeting(member) });

export const Letter = profileOf(imran);
export const LongText = written(longText);
export const ArabicWords = written(arabicWords);
export const UrduWords = written(urduWords);
export const OneselfAsOthersDo = profileOf(amina, { shows: amina.profile.fullName });

export const Loading = profileOf(imran, {
  prepareState: (mockBackend) => mockBackend.slow('getProfile'),
  shows: msg`Mithaq`,
  held: 1,
});
export const NotFound = screen('/profile/nobody', { shows: msg`Profile not found` });
export const Failed = profileOf(imran, {
  prepareState: (mockBackend) => mockBackend.fail('getProfile', { code: 'rate-limited' }),
  shows: { id: problems['rate-limited'].detail },
});
export const NoConnection = profileOf(imran, {
  browser: offline,
  prepareState: (mockBackend) => mockBackend.fail('getProfile', 'offline'),
  shows: msg`Something went wrong`,
});

/** What Imran wrote with his proposal. */
const words = demoProposals.find(({ sender }) => sender === 'arif-pasha')!.texts;

export const ProposalSent = profileOf(imran, {
  prepareState: (mockBackend) => onlyProposals(mockBackend, 'sent', [[imran, 'PENDING']]),
  shows: msg`View in Proposals`,
});
const received = (mockBackend: MockBackend) => onlyProposals(mockBackend, 'received', [[imran, 'PENDING']]);
export const ProposalReceived = profileOf(imran, { prepareState: received, shows: msg`Accept` });
/** With a note and answers, which are read first. */
export const ProposalWithWords = profileOf(imran, {
  prepareState: (mockBackend) => {
    received(mockBackend);
    for (const proposal of mockBackend.state.proposals) proposal.texts = words;
  },
  shows: /read that line twice|قرأتُ هذا السطر|یہ سطر میں نے/,
});
export const Accepting = profileOf(imran, {
  prepareState: received,
  act: ({ press }) => press(msg`Accept`),
  shows: msg`Confirm`,
});
export const AcceptingWithWords = profileOf(imran, {
  prepareState: received,
  act: async ({ press }) => {
    await press(msg`Accept`);
    await press(msg`Add a few words to your answer`);
  },
  shows: msg`A few words to your answer (optional)`,
});
export const Declining = profileOf(imran, {
  prepareState: received,
  act: ({ press }) => press(msg`Decline`),
  shows: msg`Confirm`,
});
export const AnswerRefused = profileOf(imran, {
  prepareState: (mockBackend) => {
    received(mockBackend);
    mockBackend.fail('updateProposalStatus', { code: 'illegal-transition' });
  },
  act: async ({ press }) => {
    await press(msg`Accept`);
    await press(msg`Confirm`);
  },
  shows: { id: problems['illegal-transition'].detail },
});
export const ProposalAccepted = profileOf(imran, {
  prepareState: (mockBackend) => onlyProposals(mockBackend, 'received', [[imran, 'ACCEPTED']]),
  shows: msg`What comes next`,
});

export const Confirming = profileOf(imran, { act: ask, shows: msg`Confirm` });
export const Sending = profileOf(imran, {
  prepareState: (mockBackend) => mockBackend.slow('sendProposal'),
  act: send,
  shows: msg`Confirm`,
  held: 1,
});
export const JustSent = profileOf(imran, { act: send, shows: msg`Proposal sent successfully` });
export const Refused = profileOf(imran, {
  prepareState: (mockBackend) => mockBackend.fail('sendProposal', { code: 'marriage-fixed' }),
  act: send,
  shows: { id: problems['marriage-fixed'].detail },
});
export const SignedOutMeanwhile = profileOf(imran, {
  shows: msg`You have been signed out`,
  act: async (hands) => {
    await ask(hands);
    hands.mockBackend.signInAs(null);
    await hands.press(msg`Confirm`);
  },
});

/** Imran lets others show his profile to their family. */
const shareable = (mockBackend: MockBackend) => {
  onlyProposals(mockBackend, 'sent', []);
  const { users } = mockBackend.state;
  Object.assign(users.find(({ id }) => id === imran.userId) ?? {}, { allowsFamilySharing: true });
};
export const Sharing = profileOf(imran, { prepareState: shareable, act: share, shows: msg`Make a link` });
export const LinkMade = profileOf(imran, {
  prepareState: shareable,
  act: makeLink,
  shows: msg`Copy link`,
});
export const MakingLink = profileOf(imran, {
  prepareState: (mockBackend) => {
    shareable(mockBackend);
    mockBackend.slow('createSharedLink');
  },
  act: makeLink,
  shows: msg`Make a link`,
  held: 1,
});
export const TooManyLinks = profileOf(imran, {
  prepareState: (mockBackend) => {
    shareable(mockBackend);
    mockBackend.fail('createSharedLink', { code: 'links-full' });
  },
  act: makeLink,
  shows: { id: problems['links-full'].detail },
});

async function share({ page, say }: Hands): Promise<void> {
  const more = await waitFor(() => {
    const found = document.querySelector('article [aria-haspopup="menu"]');
    if (!found) throw new Error('The menu is not there yet.');
    return found;
  });
  await userEvent.click(more);
  await userEvent.click(await page.findByRole('menuitem', { name: say(msg`Share with family`) }));
}

async function makeLink(hands: Hands): Promise<void> {
  await share(hands);
  await hands.press(msg`Make a link`);
}

async function ask({ press }: Hands): Promise<void> {
  await press(msg`Send Proposal`);
}

async function send(hands: Hands): Promise<void> {
  await ask(hands);
  await hands.press(msg`Confirm`);
}
