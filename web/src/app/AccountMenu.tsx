import type { User } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useGetCurrentUserProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { stageOf } from '@mithaq/openapi/rules/onboarding.ts';
import { displayId } from '@mithaq/openapi/rules/profile.ts';
import { useLingui } from '@lingui/react/macro';
import {
  AccountHead,
  AvatarMenu,
  BookmarkIcon,
  CardsIcon,
  FlagIcon,
  HandsIcon,
  LeaveIcon,
  PencilIcon,
  PersonIcon,
  QuestionIcon,
  SettingsIcon,
  ShieldIcon,
} from '@mithaq/ui-kit';
import { useLocation } from 'react-router-dom';
import { useChoices } from '../layout/use-choices.tsx';
import { editProfile, viewProfile } from '../shared/own-titles.ts';
import { aboutPerson, personOf, type Person } from '../shared/person.ts';
import { useLogout } from '../auth/use-logout.ts';

/** The menu behind the avatar: the member's own pages; settings, color scheme and language; help; Logout. */
export function AccountMenu({ user }: { user: User }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const logOut = useLogout();
  const { sealId, person } = useOwnProfile(user);
  const choices = useChoices();
  const own = [
    {
      label: t(aboutPerson(viewProfile, person)),
      href: '/my-profile',
      icon: <PersonIcon size={18} />,
    },
    {
      label: t(aboutPerson(editProfile, person)),
      href: '/edit-profile',
      icon: <PencilIcon size={18} />,
    },
    { label: t`Saved profiles`, href: '/saved', icon: <BookmarkIcon size={18} /> },
  ];
  const feed = { label: t`My Feed`, href: '/feed', icon: <CardsIcon size={18} /> };
  const isVerified = stageOf(user) === 'verified';
  return (
    <AvatarMenu
      imageUrl={user.profileUrl}
      sealId={sealId}
      head={<Head user={user} />}
      items={[
        ...(isVerified ? own : []),
        ...(isVerified && pathname === '/' ? [feed] : []),
        { label: t`Settings`, href: '/settings', icon: <SettingsIcon size={18} />, startsGroup: isVerified },
        ...choices,
        {
          label: t`Help`,
          href: '/profile-creation-guide#questions',
          icon: <QuestionIcon size={18} />,
          startsGroup: true,
        },
        { label: t`Privacy`, href: '/privacy-policy', icon: <ShieldIcon size={18} />, isShort: true },
        { label: t`Terms`, href: '/terms-of-service', icon: <HandsIcon size={18} />, isShort: true },
        ...(user.isModerator ? [{ label: t`Moderation`, href: '/moderation', icon: <FlagIcon size={18} /> }] : []),
        { label: t`Logout`, onClick: logOut, icon: <LeaveIcon size={18} />, startsGroup: true },
      ]}
    />
  );
}

/** Whose profile it is, or the account that has none yet. The profile is asked for only when the menu opens. */
function Head({ user }: { user: User }) {
  const { t } = useLingui();
  const { isProfileComplete, isPhoneVerified, suspension } = user;
  const { data, isLoading } = useGetCurrentUserProfile({ query: { enabled: isProfileComplete && !suspension } });
  if (isLoading) return <AccountHead />;
  if (!data)
    return (
      <AccountHead sealId={user.id} name={<bdi>{user.name}</bdi>} details={[<bdi key="email">{user.email}</bdi>]} />
    );
  const { id, fullName } = data.profile;
  return (
    <AccountHead
      sealId={id}
      name={<bdi>{fullName}</bdi>}
      details={[
        <bdi key="id" dir="ltr">
          {displayId(id)}
        </bdi>,
        isPhoneVerified ? t`Phone verified` : t`Phone not verified yet`,
      ]}
    />
  );
}

/** Without a picture the menu shows the seal that others see, and that one belongs to the profile. */
function useOwnProfile(user: User): {
  sealId: string | undefined;
  person: Person;
} {
  const { data, isLoading } = useGetCurrentUserProfile({
    query: { enabled: user.isProfileComplete && !user.profileUrl && !user.suspension },
  });
  // No seal, rather than one that changes while the page is open.
  const sealId = isLoading ? undefined : (data?.profile.id ?? user.id);
  return {
    sealId,
    person: personOf(data?.profile.createdBy, data?.profile.gender),
  };
}
