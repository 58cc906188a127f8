import { msg } from '@lingui/core/macro';
import { screen } from '../testing/screen.tsx';

/** How to write a profile, and the questions that people ask. Everyone may read it. */
export default { title: 'Screens/Profile Creation Guide', tags: ['screen'] };

export const Visitor = screen('/profile-creation-guide', { as: 'visitor', shows: msg`Profile Creation Guide` });
export const Member = screen('/profile-creation-guide', { shows: msg`Profile Creation Guide` });
