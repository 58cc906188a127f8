import { msg } from '@lingui/core/macro';
import { screen } from '../testing/screen.tsx';

export default { title: 'Screens/Profile Creation Guide', tags: ['screen', '!autodocs'] };

export const Visitor = screen('/profile-creation-guide', { as: 'visitor', shows: msg`Profile Creation Guide` });
export const Member = screen('/profile-creation-guide', { shows: msg`Profile Creation Guide` });
