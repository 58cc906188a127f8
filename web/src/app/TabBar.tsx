import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { BookIcon, BottomTabBar, CardsIcon, MailIcon, StarIcon } from '@mithaq/ui-kit';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { proposalsPathOf } from '../auth/start-page.ts';
import { useAccount } from '../auth/use-account.ts';
import { scrollTo } from '../shared/scroll.ts';
import { isCreation } from './redirects.ts';

const tabs = [
  { label: msg`For You`, href: '/for-you', icon: <StarIcon /> },
  { label: msg`Feed`, href: '/feed', icon: <CardsIcon /> },
  { label: msg`Community`, href: '/community', icon: <BookIcon /> },
  {
    label: msg({ message: 'Proposals', context: 'a tab at the foot of the window' }),
    href: '/proposals',
    icon: <MailIcon />,
  },
];

/** Whether the page of this path is a tab. */
export function isTab(path: string): boolean {
  return tabs.some(({ href }) => href === path);
}

/** The pages of one proposal belong to its tab. */
const isOfProposal = (path: string) => path.startsWith('/proposals/') || path === '/marriage';

/** The four tabs, for users who are signed in and not suspended, on every page but /profile/create. */
export function TabBar() {
  const { t } = useLingui();
  const { user } = useAccount();
  const { pathname, search } = useLocation();
  // The feed keeps its filters until they are cleared, also while one looks elsewhere.
  const [feedSearch, setFeedSearch] = useState('');
  if (pathname === '/feed' && search !== feedSearch) setFeedSearch(search);
  if (!user || user.suspension || isCreation(pathname)) return null;
  return (
    <BottomTabBar
      tabs={tabs.map((tab) => ({
        ...tab,
        label: t(tab.label),
        ...(tab.href === '/feed' && { href: `/feed${feedSearch}` }),
        isCurrent: pathname === tab.href || (tab.href === '/proposals' && isOfProposal(pathname)),
        ...(tab.href === '/proposals' && {
          ...(user.proposalNews && { href: proposalsPathOf(user), news: t`new` }),
          ...(user.hasProposalToAnswer && { waiting: t`waiting for you` }),
        }),
      }))}
      onDoubleClick={() => scrollTo(0)}
    />
  );
}
