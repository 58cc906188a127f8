import { msg } from '@lingui/core/macro';
import { everyoneElseLeaves } from '../testing/prepare-state.ts';
import { offline } from '../testing/browsers.ts';
import { arabicWords, firstName, longText, meeting, someMen, urduWords } from '../testing/people.ts';
import { userEvent } from 'storybook/test';
import { screen, type Hands, type ScreenOptions } from '../testing/screen.tsx';

/** All members, newest first. For members with a proved phone. */
export default { title: 'Screens/Feed', id: 'screens-feed', tags: ['screen'] };

const men = someMen(12);
const one = men.slice(0, 1);
const nine = meeting(...men.slice(0, 9));
const unavailable = { code: 'unavailable' } as const;

const feed = (options: ScreenOptions) => screen('/feed', options);

export const Many = feed({ mockBackend: nine, shows: firstName(men[8]) });
export const Loading = feed({
  prepareState: (mockBackend) => mockBackend.slow('getFeed'),
  shows: msg`Explore Profiles`,
  held: 1,
});
export const Empty = feed({ prepareState: everyoneElseLeaves, shows: msg`Refresh Page` });
export const One = feed({ mockBackend: meeting(...one), shows: firstName(one[0]) });
export const LongText = feed({ mockBackend: meeting(longText, urduWords, arabicWords), shows: firstName(longText) });
export const Failed = feed({
  prepareState: (mockBackend) => mockBackend.fail('getFeed', unavailable),
  shows: msg`Something went wrong`,
});
export const NoConnection = feed({
  browser: offline,
  prepareState: (mockBackend) => mockBackend.fail('getFeed', 'offline'),
  shows: msg`Something went wrong`,
});

const religious = men.slice(0, 9).find(({ profile }) => profile.tags.includes('RELIGIOUS'));

export const Filtered = screen('/feed?minAge=18&country=India&country=Pakistan&country=Bangladesh&tag=RELIGIOUS', {
  mockBackend: nine,
  shows: firstName(religious),
});
export const NobodyPasses = screen('/feed?country=India&education=Zoology', {
  mockBackend: nine,
  act: nobodyIsSaid,
  shows: /Zoology/,
});
export const NoSingleFilter = screen('/feed?country=Oman&education=Zoology&minAge=98', {
  mockBackend: nine,
  act: nobodyIsSaid,
  shows: /Zoology/,
});
/** On a phone by its button, in a wider window by the last chip. */
const openDrawer = async ({ page, say }: Hands) =>
  userEvent.click(
    await page.findByRole('button', {
      name: (name: string) => name === say(msg`More filters`) || name.replace(/ \(.+/, '') === say(msg`Filters`),
    }),
  );
export const FiltersOpen = feed({
  mockBackend: nine,
  act: async (hands) => {
    await openDrawer(hands);
    await hands.page.findByRole('dialog');
  },
  shows: msg`Show members`,
});
export const FiltersOpenOnPhone = { ...FiltersOpen, globals: { viewport: { value: 'phone' } } };
export const FiltersWithErrors = screen('/feed?minAge=30&maxAge=40', {
  mockBackend: nine,
  act: async (hands) => {
    await openDrawer(hands);
    const { page, press, say } = hands;
    const age = await page.findByLabelText(say(msg`Lowest age`), { selector: 'input:not([aria-busy])' });
    await userEvent.clear(age);
    await userEvent.type(age, '41');
    await press(msg`Show members`);
  },
  shows: msg`This age is above the highest one`,
});

export const NobodyHasThisId = feed({
  mockBackend: nine,
  act: async ({ page, say }) => {
    await userEvent.type(
      await page.findByRole('textbox', { name: say(msg`Search by profile id`) }),
      'NH-00000000{Enter}',
    );
    await page.findByRole('alert');
  },
  shows: msg`Nobody was found with this id. Please check it; the member may also be away for now.`,
});
export const NobodyHasThisIdOnPhone = { ...NobodyHasThisId, globals: { viewport: { value: 'phone' } } };

const rest = { mockBackend: meeting(...men), shows: firstName(men[11]) };
const isSecondPage = (asked: URL) => asked.searchParams.has('cursor');

export const MoreOnTheWay = feed({
  ...rest,
  prepareState: (mockBackend) => mockBackend.slow('getFeed', Infinity, isSecondPage),
  held: 1,
  act: reachTheEnd,
});
export const MoreFailed = feed({
  ...rest,
  prepareState: (mockBackend) => mockBackend.fail('getFeed', unavailable, isSecondPage),
  shows: msg`Something went wrong`,
  act: reachTheEnd,
});
export const SignedOutMeanwhile = feed({
  ...rest,
  prepareState: (mockBackend) => mockBackend.fail('getFeed', { code: 'signed-out' }, isSecondPage),
  shows: msg`You have been signed out`,
  act: reachTheEnd,
});
let connect: (() => void) | undefined;
export const ConnectionLostMeanwhile = feed({
  mockBackend: nine,
  browser: () => () => connect?.(),
  shows: msg`You are offline. What you see may be out of date, and nothing can be sent until you are online again.`,
  act: async ({ page, written }) => {
    await page.findByText(written(firstName(men[8])));
    connect = offline();
  },
});

/** The words of the filters come after the page. */
async function nobodyIsSaid({ page }: Hands): Promise<void> {
  await page.findByRole('heading', { level: 2 });
}

async function reachTheEnd({ page, written }: Hands): Promise<void> {
  const last = await page.findByText(written(firstName(men[3])));
  last.scrollIntoView();
}
