/** The paths through the screens, by the titles of their stories. */
export const flows: readonly { name: string; steps: readonly string[] }[] = [
  { name: 'Join', steps: ['Landing page', 'Sign-in callback', 'Profile form', 'Verify Your Phone', 'For You'] },
  { name: 'Meet', steps: ['For You', 'Feed', 'Saved profiles', 'Profile', 'Proposals'] },
  { name: 'Change what others read', steps: ['Account menu', 'My Profile', 'Profile form', 'Verify Your Phone'] },
  { name: 'Decide about the account', steps: ['Account menu', 'Settings', 'Landing page'] },
  { name: 'Learn', steps: ['Landing page', 'Profile Creation Guide', 'Community', 'Legal pages'] },
  { name: 'Protect members', steps: ['Profile', 'Proposals', 'Moderation'] },
  { name: 'Get lost', steps: ['Page not found', 'Page not shown', 'Without a connection'] },
];
