import { msg } from '@lingui/core/macro';
import { problems } from '@mithaq/openapi/rules/problems.ts';
import { everyoneElseLeaves, onlyProposals } from '../testing/prepare-state.ts';
import { firstName, imran, longText, meeting, someMen, urduWords } from '../testing/people.ts';
import { screen, type ScreenOptions } from '../testing/screen.tsx';

/** The members who fit best on both sides, each with the reason. For members with a proved phone. */
export default { title: 'Screens/For You', tags: ['screen'] };

const forYou = (options: ScreenOptions) => screen('/for-you', options);

export const Many = forYou({ mockBackend: meeting(imran, ...someMen(8)), shows: firstName(imran) });
export const Loading = forYou({
  prepareState: (mockBackend) => mockBackend.slow('getForYou'),
  shows: msg`For You`,
  held: 1,
});
export const Empty = forYou({ prepareState: everyoneElseLeaves, shows: msg`Refresh Page` });
export const MarriageFixed = forYou({
  prepareState: (mockBackend) => onlyProposals(mockBackend, 'received', [[imran, 'MARRIAGE_FIXED']]),
  shows: msg`Nobody is suggested now`,
});
export const One = forYou({ mockBackend: meeting(imran), shows: firstName(imran) });
export const LongText = forYou({ mockBackend: meeting(longText, urduWords, imran), shows: firstName(longText) });
export const Failed = forYou({
  prepareState: (mockBackend) => mockBackend.fail('getForYou', { code: 'unavailable' }),
  shows: { id: problems.unavailable.detail },
});
