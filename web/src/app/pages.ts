import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { bringWords, type Area } from '../languages/speak.ts';

/** Who gets through to a page; Guards.tsx keeps each gate. */
export type Gate = 'open' | 'landing' | 'verifyPhone' | 'protected';

export interface Page {
  path: string;
  gate: Gate;
  /** Its name in the window's title. */
  title?: MessageDescriptor;
  /** The catalogue of its words, beside the one that every page has. */
  words?: Area;
  /** Visitors see it: it has a footer. */
  isPublic?: true;
  /** The page to which its form leads: its code comes while the form is filled in. */
  next?: string;
  /** Its code. */
  load: () => Promise<ComponentType>;
}

/** Every route of the client (SPEC section 2), and when its code is fetched: when it is first wanted. */
export const pages: readonly Page[] = [
  {
    path: '/',
    gate: 'landing',
    words: 'pages',
    isPublic: true,
    load: async () => (await import('./VisitorPage.tsx')).VisitorPage,
  },
  {
    path: '/privacy-policy',
    gate: 'open',
    title: msg`Privacy Policy`,
    words: 'pages',
    isPublic: true,
    load: async () => (await import('../legal/PrivacyPolicyPage.tsx')).PrivacyPolicyPage,
  },
  {
    path: '/terms-of-service',
    gate: 'open',
    title: msg`Terms of Service`,
    words: 'pages',
    isPublic: true,
    load: async () => (await import('../legal/TermsOfServicePage.tsx')).TermsOfServicePage,
  },
  {
    path: '/profile-creation-guide',
    gate: 'open',
    title: msg`Profile Creation Guide`,
    words: 'pages',
    isPublic: true,
    load: async () => (await import('../guide/GuidePage.tsx')).GuidePage,
  },
  {
    path: '/login/oauth2/callback',
    gate: 'open',
    title: msg`Signing in`,
    load: async () => (await import('./SignInCallback.tsx')).SignInCallback,
  },
  {
    path: '/verify-phone',
    next: '/feed',
    gate: 'verifyPhone',
    title: msg`Verify Your Phone`,
    load: async () => (await import('../phone/VerifyPhonePage.tsx')).VerifyPhonePage,
  },
  {
    path: '/for-you',
    gate: 'protected',
    title: msg`For You`,
    load: async () => (await import('../matching/ForYouPage.tsx')).ForYouPage,
  },
  {
    path: '/feed',
    gate: 'protected',
    title: msg`Explore Profiles`,
    load: async () => (await import('../matching/FeedPage.tsx')).FeedPage,
  },
  {
    path: '/community',
    gate: 'protected',
    title: msg`Nikah Insights`,
    words: 'community',
    load: async () => (await import('../community/CommunityPage.tsx')).CommunityPage,
  },
  {
    path: '/proposals',
    gate: 'protected',
    title: msg`Proposals`,
    load: async () => (await import('../proposals/ProposalsPage.tsx')).ProposalsPage,
  },
  {
    path: '/profile/create',
    next: '/verify-phone',
    gate: 'protected',
    title: msg`Complete Your Profile`,
    words: 'profiles',
    load: async () => (await import('../profiles/CreateProfilePage.tsx')).CreateProfilePage,
  },
  {
    path: '/profile/:profileId',
    gate: 'protected',
    title: msg`Profile`,
    words: 'profiles',
    load: async () => (await import('./MemberProfilePage.tsx')).MemberProfilePage,
  },
  {
    path: '/my-profile',
    gate: 'protected',
    title: msg`My Profile`,
    words: 'profiles',
    load: async () => (await import('../profiles/MyProfilePage.tsx')).MyProfilePage,
  },
  {
    path: '/edit-profile',
    next: '/feed',
    gate: 'protected',
    title: msg`Edit Profile`,
    words: 'profiles',
    load: async () => (await import('../profiles/EditProfilePage.tsx')).EditProfilePage,
  },
];

/** The page at a path; none where there is nothing. */
export function pageAt(pathname: string): Page | undefined {
  return pages.find(({ path }) => matchPath(path, pathname));
}

/** Everything a page needs to be shown. */
export async function fetchPage({ load, words }: Page): Promise<ComponentType> {
  const [Component] = await Promise.all([load(), words && bringWords(words)]);
  return Component;
}

/** Fetches the page that is likely to be wanted next: its code only, since whatever data a profile's page asks for counts as a look at the profile. */
export function prefetch(pathname: string): void {
  const page = pageAt(pathname);
  // Should it fail, going there will say so.
  if (page) void fetchPage(page).catch(() => undefined);
}
