import type { User } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useGetCurrentUserProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { stageOf } from '@mithaq/openapi/rules/onboarding.ts';
import { AvatarMenu, CardsIcon, DeviceIcon, LeaveIcon, MoonIcon, PencilIcon, PersonIcon, SunIcon, useAppearance, type Appearance, type AvatarMenuItem } from '@mithaq/ui-kit';
import { useLocation } from 'react-router-dom';
import { useLogout } from './use-logout.ts';

const appearances: readonly { value: Appearance; label: string; icon: React.ReactNode }[] = [
  { value: 'light', label: 'Light', icon: <SunIcon size={18} /> },
  { value: 'dark', label: 'Dark', icon: <MoonIcon size={18} /> },
  { value: 'auto', label: 'As my device', icon: <DeviceIcon size={18} /> },
];

const own: AvatarMenuItem[] = [
  { label: 'View Profile', href: '/my-profile', icon: <PersonIcon size={18} /> },
  { label: 'Edit Profile', href: '/edit-profile', icon: <PencilIcon size={18} /> },
];

const feed: AvatarMenuItem = { label: 'My Feed', href: '/feed', icon: <CardsIcon size={18} /> };

/** The menu behind the avatar (SPEC section 2, Chrome), and how the pages look. */
export function AccountMenu({ user }: { user: User }) {
  const { pathname } = useLocation();
  const { appearance, setAppearance } = useAppearance();
  const logOut = useLogout();
  const sealId = useSealId(user);
  const isVerified = stageOf(user) === 'verified';
  return (
    <AvatarMenu
      imageUrl={user.profileUrl}
      sealId={sealId}
      items={[...(isVerified ? own : []), ...(isVerified && pathname === '/' ? [feed] : []), { label: 'Logout', onClick: logOut, icon: <LeaveIcon size={18} /> }]}
      choices={[
        {
          label: 'Appearance',
          options: appearances,
          value: appearance,
          onChange: (value) => setAppearance(value as Appearance), // one of the values offered above
        },
      ]}
    />
  );
}

/** Without a picture the menu shows the seal that others see, and that one belongs to the profile. */
function useSealId(user: User): string {
  const { data } = useGetCurrentUserProfile({ query: { enabled: user.isProfileComplete && !user.profileUrl } });
  return data?.profile.id ?? user.id;
}
