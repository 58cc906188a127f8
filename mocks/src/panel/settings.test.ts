import { describe, expect, test } from 'vitest';
import { choices } from './choices.ts';
import { people } from './people.ts';
import { hasSettings, readSettings, shiftOf, withSettings, type Settings } from './settings.ts';

const names = { people, choices };
const read = (search: string) => readSettings(search, names);

describe('the address', () => {
  test.each<[string, Settings]>([
    ['', { operations: {} }],
    ['?page=2&as=nobody', { operations: {} }],
    ['?mock.as=amina-siddiqui', { as: 'amina-siddiqui', operations: {} }],
    ['?mock.as=visitor&mock.clock=-2h', { as: 'visitor', clock: '-2h', operations: {} }],
    ['?mock.as=new-account&mock.clock=+3d', { as: 'new-account', clock: '3d', operations: {} }],
    [
      '?mock.getFeed=internal&mock.getForYou=empty&mock.getProfile=8000',
      { operations: { getFeed: 'internal', getForYou: 'empty', getProfile: '8000' } },
    ],
  ])('%s says %j', (search, settings) => {
    expect(read(search)).toEqual({ settings, errors: [] });
    expect(read(withSettings('http://localhost/feed?page=2', settings).search)).toEqual({ settings, errors: [] });
  });

  test.each([
    ['mock.as=nobody', /^There is no person "nobody"\. There are: visitor, new-account, moderator, amina-siddiqui, /],
    ['mock.getFed=slow', /^There is no operation "getFed"\. There are: .*, getFeed, getForYou, /],
    ['mock.toString=slow', /^There is no operation "toString"\./],
    [
      'mock.getFeed=gone',
      /^getFeed cannot be "gone"\. It can be: slow, never, offline, empty, .*, or a number of milliseconds\.$/,
    ],
    ['mock.getFeed=gender-locked', /^getFeed cannot be "gender-locked"/],
    ['mock.getProfile=empty', /^getProfile cannot be "empty"\. It can be: slow, never, offline, /],
    ['mock.getFeed=', /^getFeed cannot be ""/],
    ['mock.clock=soon', /^The clock cannot be moved by "soon"\. Write .* such as 30m, 2h, 3d or -1d\.$/],
    ['mock.clock=12345d', /^The clock cannot be moved/],
    ['mock.=x', /^There is no operation ""/],
  ])('%s is refused with the right values, and the other settings stay', (wrong, sentence) => {
    const { settings, errors } = read(`?mock.getForYou=slow&${wrong}`);
    expect(errors).toEqual([expect.stringMatching(sentence)]);
    expect(settings).toEqual({ operations: { getForYou: 'slow' } });
  });

  test('loses old settings and keeps its own query and fragment', () => {
    const url = withSettings('http://localhost/profile/1?page=2&mock.as=visitor&mock.getFeed=slow#top', {
      clock: '3d',
      operations: {},
    });
    expect(url.href).toBe('http://localhost/profile/1?page=2&mock.clock=3d#top');
    expect(hasSettings(url.search)).toBe(true);
    expect(hasSettings(withSettings(url, { operations: {} }).search)).toBe(false);
  });
});

test.each([
  ['30m', 1_800_000],
  [' 2h', 7_200_000],
  ['-1d', -86_400_000],
  ['0d', 0],
  ['1.5d', undefined],
  ['3w', undefined],
])('the clock moves by %j', (text, milliseconds) => {
  expect(shiftOf(text)).toBe(milliseconds);
});
