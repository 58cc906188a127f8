import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ClientPath } from '@mithaq/openapi/rules/client-paths.ts';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { loadCatalog, type CatalogName } from '../i18n/i18n.ts';
import type { Guard } from './redirects.ts';
import { completeProfile, editProfile, ownMarriage, ownProfile } from '../shared/own-titles.ts';

export interface AppRoute {
  path: ClientPath;
  guard: Guard;
  /** The page's name in the window's title. */
  title?: MessageDescriptor;
  /** The message catalog that the page needs beside the one of the application. */
  catalog?: CatalogName;
  /** The page is also prerendered for visitors, and has a footer. */
  isPublic?: true;
  /** The path to which the page's form leads. Its code is fetched while the form is filled in. */
  next?: string;
  /** Imports the page. */
  load: () => Promise<ComponentType>;
}

/** Every route of the client, but the 404 page. routes.test.ts compares them with the list of paths. */
export const routes: readonly AppRoute[] = [
  {
    path: '/',
    guard: 'landing',
    catalog: 'pages',
    isPublic: true,
    load: async () => (await import('../site/LandingPage.tsx')).LandingPage,
  },
  {
    path: '/privacy-policy',
    guard: 'none',
    title: msg`Privacy Policy`,
    catalog: 'pages',
    isPublic: true,
    load: async () => (await import('../site/PrivacyPolicyPage.tsx')).PrivacyPolicyPage,
  },
  {
    path: '/terms-of-service',
    guard: 'none',
    title: msg`Terms of Service`,
    catalog: 'pages',
    isPublic: true,
    load: async () => (await import('../site/TermsOfServicePage.tsx')).TermsOfServicePage,
  },
  {
    path: '/profile-creation-guide',
    guard: 'none',
    title: msg`Profile Creation Guide`,
    catalog: 'pages',
    isPublic: true,
    load: async () => (await import('../site/GuidePage.tsx')).GuidePage,
  },
  {
    path: '/shared',
    guard: 'none',
    title: msg`Shared profile`,
    catalog: 'profiles',
    load: async () => (await import('../sharing/SharedProfilePage.tsx')).SharedProfilePage,
  },
  {
    path: '/login/oauth2/callback',
    guard: 'none',
    title: msg`Signing in`,
    load: async () => (await import('../auth/CallbackPage.tsx')).CallbackPage,
  },
  {
    path: '/verify-phone',
    guard: 'verifyPhone',
    title: msg`Verify Your Phone`,
    next: '/feed',
    load: async () => (await import('../phone/VerifyPhonePage.tsx')).VerifyPhonePage,
  },
  {
    path: '/settings',
    guard: 'settings',
    title: msg`Settings`,
    catalog: 'settings',
    load: async () => (await import('../settings/SettingsPage.tsx')).SettingsPage,
  },
  {
    path: '/settings/phone',
    guard: 'protected',
    title: msg`Change my phone number`,
    catalog: 'settings',
    next: '/settings',
    load: async () => (await import('../settings/ChangeNumberPage.tsx')).ChangeNumberPage,
  },
  {
    path: '/news',
    guard: 'settings',
    title: msg`News`,
    catalog: 'news',
    load: async () => (await import('../notifications/NewsPage.tsx')).NewsPage,
  },
  {
    path: '/moderation',
    guard: 'moderator',
    title: msg`Moderation`,
    catalog: 'moderation',
    load: async () => (await import('../moderation/ModerationPage.tsx')).ModerationPage,
  },
  {
    path: '/for-you',
    guard: 'protected',
    title: msg`For You`,
    catalog: 'matching',
    load: async () => (await import('../matching/ForYouPage.tsx')).ForYouPage,
  },
  {
    path: '/feed',
    guard: 'protected',
    title: msg`Explore Profiles`,
    catalog: 'matching',
    load: async () => (await import('../matching/FeedPage.tsx')).FeedPage,
  },
  {
    path: '/saved',
    guard: 'protected',
    title: msg`Saved profiles`,
    catalog: 'matching',
    load: async () => (await import('../matching/SavedPage.tsx')).SavedPage,
  },
  {
    path: '/community',
    guard: 'protected',
    title: msg`Nikah Insights`,
    catalog: 'community',
    load: async () => (await import('../community/CommunityPage.tsx')).CommunityPage,
  },
  {
    path: '/proposals',
    guard: 'protected',
    title: msg`Proposals`,
    catalog: 'proposals',
    load: async () => (await import('../profiles/ProposalsAndProfilePage.tsx')).ProposalsAndProfilePage,
  },
  {
    path: '/proposals/:profileId',
    guard: 'protected',
    title: msg`What comes next`,
    catalog: 'proposals',
    load: async () => (await import('../proposals/AcceptedPage.tsx')).AcceptedPage,
  },
  {
    path: '/marriage',
    guard: 'protected',
    title: ownMarriage,
    catalog: 'proposals',
    load: async () => (await import('../proposals/MarriagePage.tsx')).MarriagePage,
  },
  {
    path: '/profile/create',
    guard: 'protected',
    title: completeProfile,
    catalog: 'profiles',
    next: '/verify-phone',
    load: async () => (await import('../profiles/CreateProfilePage.tsx')).CreateProfilePage,
  },
  {
    path: '/profile/:profileId',
    guard: 'protected',
    title: msg`Profile`,
    catalog: 'profiles',
    load: async () => (await import('../profiles/ProfilePage.tsx')).ProfilePage,
  },
  {
    path: '/my-profile',
    guard: 'protected',
    title: ownProfile,
    catalog: 'profiles',
    load: async () => (await import('../profiles/MyProfilePage.tsx')).MyProfilePage,
  },
  {
    path: '/my-profile/as-others',
    guard: 'protected',
    title: msg`How others see it`,
    catalog: 'profiles',
    load: async () => (await import('../profiles/AsOthersPage.tsx')).AsOthersPage,
  },
  {
    path: '/edit-profile',
    guard: 'protected',
    title: editProfile,
    catalog: 'profiles',
    next: '/feed',
    load: async () => (await import('../profiles/EditProfilePage.tsx')).EditProfilePage,
  },
  {
    path: '/edit-profile/:section',
    guard: 'protected',
    title: editProfile,
    catalog: 'profiles',
    next: '/my-profile',
    load: async () => (await import('../profiles/EditSectionPage.tsx')).EditSectionPage,
  },
];

/** Returns the route of a path, or undefined where the 404 page is shown. */
export function routeAt(pathname: string): AppRoute | undefined {
  return routes.find(({ path }) => matchPath(path, pathname));
}

/** Fetches a page's code and its messages. */
export async function loadPage({ load, catalog }: AppRoute): Promise<ComponentType> {
  const [Page] = await Promise.all([load(), catalog && loadCatalog(catalog)]);
  return Page;
}

/**
 * Fetches the code of the page that is probably opened next. It fetches no data: a request for a profile counts as a
 * view of that profile.
 */
export function prefetchPage(pathname: string): void {
  const route = routeAt(pathname);
  // If this fails, the navigation itself fails and shows the error.
  if (route) void loadPage(route).catch(() => undefined);
}
