import { msg } from '@lingui/core/macro';
import { screen } from '../testing/screen.tsx';

/** An address without a page. */
export default { title: 'Screens/Page not found', tags: ['screen'] };

export const Visitor = screen('/nowhere', { as: 'visitor', shows: msg`Go to Home` });
export const Member = screen('/nowhere', { shows: msg`Go to Home` });
