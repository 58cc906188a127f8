import type { User } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useGetCurrentUserProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { languages, type Language } from '@mithaq/openapi/rules/language.ts';
import { stageOf } from '@mithaq/openapi/rules/onboarding.ts';
import { useLingui } from '@lingui/react/macro';
import {
  AvatarMenu,
  CardsIcon,
  DeviceIcon,
  LeaveIcon,
  MoonIcon,
  PencilIcon,
  PersonIcon,
  SunIcon,
  useMantineColorScheme,
  type MantineColorScheme,
  type AvatarMenuChoice,
} from '@mithaq/ui-kit';
import { useLocation } from 'react-router-dom';
import { currentLanguage } from '../i18n/i18n.ts';
import { useChooseLanguage } from './use-choose-language.ts';
import { useLogout } from './use-logout.ts';

/** The menu behind the avatar: the member's own pages, Logout, the color scheme and the language. */
export function AccountMenu({ user }: { user: User }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const logOut = useLogout();
  const sealId = useSealId(user);
  const appearance = useAppearanceChoice();
  const language = useLanguageChoice();
  const own = [
    { label: t`View Profile`, href: '/my-profile', icon: <PersonIcon size={18} /> },
    { label: t`Edit Profile`, href: '/edit-profile', icon: <PencilIcon size={18} /> },
  ];
  const feed = { label: t`My Feed`, href: '/feed', icon: <CardsIcon size={18} /> };
  const isVerified = stageOf(user) === 'verified';
  return (
    <AvatarMenu
      imageUrl={user.profileUrl}
      sealId={sealId}
      items={[
        ...(isVerified ? own : []),
        ...(isVerified && pathname === '/' ? [feed] : []),
        { label: t`Logout`, onClick: logOut, icon: <LeaveIcon size={18} /> },
      ]}
      choices={[appearance, language]}
    />
  );
}

function useAppearanceChoice(): AvatarMenuChoice {
  const { t } = useLingui();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return {
    label: t`Appearance`,
    options: [
      { value: 'light', label: t`Light`, icon: <SunIcon size={18} /> },
      { value: 'dark', label: t`Dark`, icon: <MoonIcon size={18} /> },
      { value: 'auto', label: t`As my device`, icon: <DeviceIcon size={18} /> },
    ],
    value: colorScheme,
    onChange: (value) => setColorScheme(value as MantineColorScheme), // one of the values offered above
  };
}

function useLanguageChoice(): AvatarMenuChoice {
  const { t } = useLingui();
  const choose = useChooseLanguage();
  return {
    label: t`Language`,
    options: Object.entries(languages).map(([value, { name }]) => ({ value, label: name, lang: value })),
    value: currentLanguage(),
    onChange: (value) => choose(value as Language), // one of the values offered above
  };
}

/** Without a picture the menu shows the seal that others see, and that one belongs to the profile. */
function useSealId(user: User): string | undefined {
  const { data, isLoading } = useGetCurrentUserProfile({
    query: { enabled: user.isProfileComplete && !user.profileUrl },
  });
  // None rather than another that would change before one's eyes.
  return isLoading ? undefined : (data?.profile.id ?? user.id);
}
