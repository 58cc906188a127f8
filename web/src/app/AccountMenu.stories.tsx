import { msg } from '@lingui/core/macro';
import { expect, waitFor } from 'storybook/test';
import type { Stage } from '@mithaq/openapi/rules/onboarding.ts';
import { screen } from '../testing/screen.tsx';

/** The menu of the signed-in person, in the header of every page. */
export default { title: 'Screens/Account menu', tags: ['screen'] };

const openAt = (at: string, as: Stage) =>
  screen(at, {
    as,
    act: async ({ press }) => {
      await press(msg`Account menu`);
      // The focus follows a moment after it has opened.
      await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'menuitem'));
    },
    shows: msg`Logout`,
  });

export const Verified = openAt('/proposals', 'verified');
export const PhoneNotVerified = openAt('/verify-phone', 'unverified');
export const NoProfileYet = openAt('/profile/create', 'incomplete');
