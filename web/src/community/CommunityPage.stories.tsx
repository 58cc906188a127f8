import { msg } from '@lingui/core/macro';
import { screen } from '../testing/screen.tsx';

export default { title: 'Screens/Community', tags: ['screen', '!autodocs'] };

export const Whole = screen('/community', { shows: msg`Nikah Insights` });
