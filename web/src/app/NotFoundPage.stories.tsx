import { msg } from '@lingui/core/macro';
import { screen } from '../testing/screen.tsx';

export default { title: 'Screens/Page not found', tags: ['screen', '!autodocs'] };

export const Visitor = screen('/nowhere', { as: 'visitor', shows: msg`Go to Home` });
export const Member = screen('/nowhere', { shows: msg`Go to Home` });
