import { msg } from '@lingui/core/macro';
import { problems } from '@mithaq/openapi/rules/problems.ts';
import { everyoneElseLeaves } from '../testing/arranged.ts';
import { firstName, imran, longWords, meeting, someMen, urduWords } from '../testing/people.ts';
import { screen, type ScreenOptions } from '../testing/screen.tsx';

export default { title: 'Screens/For You', tags: ['screen', '!autodocs'] };

const forYou = (options: ScreenOptions) => screen('/for-you', options);

export const Loading = forYou({ arrange: (world) => world.slow('getForYou'), shows: msg`For You`, held: 1 });
export const Nobody = forYou({ arrange: everyoneElseLeaves, shows: msg`Refresh Page` });
export const One = forYou({ world: meeting(imran), shows: firstName(imran) });
export const Many = forYou({ world: meeting(imran, ...someMen(8)), shows: firstName(imran) });
export const LongWords = forYou({ world: meeting(longWords, urduWords, imran), shows: firstName(longWords) });
export const Failed = forYou({
  arrange: (world) => world.fail('getForYou', { code: 'unavailable' }),
  shows: { id: problems.unavailable.detail },
});
