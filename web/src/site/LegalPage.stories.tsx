import { msg } from '@lingui/core/macro';
import { screen } from '../testing/screen.tsx';

/** The privacy policy and the terms of service. Everyone may read them. */
export default { title: 'Screens/Legal pages', tags: ['screen'] };

export const PrivacyPolicy = screen('/privacy-policy', { as: 'visitor', shows: msg`Privacy Policy` });
export const TermsOfService = screen('/terms-of-service', { as: 'visitor', shows: msg`Terms of Service` });
