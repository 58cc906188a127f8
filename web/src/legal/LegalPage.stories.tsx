import { msg } from '@lingui/core/macro';
import { screen } from '../testing/screen.tsx';

export default { title: 'Screens/Legal pages', tags: ['screen', '!autodocs'] };

export const PrivacyPolicy = screen('/privacy-policy', { as: 'visitor', shows: msg`Privacy Policy` });
export const TermsOfService = screen('/terms-of-service', { as: 'visitor', shows: msg`Terms of Service` });
