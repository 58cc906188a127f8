import { msg } from '@lingui/core/macro';
import { screen } from '../testing/screen.tsx';

/** Verses, duas and sayings about marriage, and insights from the guide. Everyone may read it. */
export default { title: 'Screens/Community', tags: ['screen'] };

export const Whole = screen('/community', { shows: msg`Nikah Insights` });
