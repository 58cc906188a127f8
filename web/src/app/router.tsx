import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { Arrival } from './Arrival.tsx';
import { Frame, publicPage } from './Frame.tsx';
import { LandingRoute, ProtectedRoute, VerifyPhoneRoute } from './Guards.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { RouteError } from './RouteError.tsx';
import { Waiting } from './Waiting.tsx';

const failure = (
  <Arrival title="Something went wrong">
    <RouteError />
  </Arrival>
);

/** A route whose page is fetched when it is first wanted. */
function page(path: string, title: string | undefined, load: () => Promise<ComponentType>, handle?: typeof publicPage): RouteObject {
  return {
    path,
    handle,
    hydrateFallbackElement: <Waiting />,
    errorElement: failure,
    lazy: async () => {
      const Page = await load();
      const element = (
        <Arrival title={title}>
          <Page />
        </Arrival>
      );
      return { element };
    },
  };
}

/** Every route of the client (SPEC section 2). */
export const routes: RouteObject[] = [
  {
    element: <Frame />,
    errorElement: failure,
    children: [
      { element: <LandingRoute />, children: [page('/', undefined, async () => (await import('./VisitorPage.tsx')).VisitorPage, publicPage)] },
      page('/privacy-policy', 'Privacy Policy', async () => (await import('../legal/PrivacyPolicyPage.tsx')).PrivacyPolicyPage, publicPage),
      page('/terms-of-service', 'Terms of Service', async () => (await import('../legal/TermsOfServicePage.tsx')).TermsOfServicePage, publicPage),
      page('/profile-creation-guide', 'Profile Creation Guide', async () => (await import('../guide/GuidePage.tsx')).GuidePage, publicPage),
      page('/login/oauth2/callback', 'Signing in', async () => (await import('./SignInCallback.tsx')).SignInCallback),
      { element: <VerifyPhoneRoute />, children: [page('/verify-phone', 'Verify Your Phone', async () => (await import('../phone/VerifyPhonePage.tsx')).VerifyPhonePage)] },
      {
        element: <ProtectedRoute />,
        children: [
          page('/for-you', 'For You', async () => (await import('../matching/ForYouPage.tsx')).ForYouPage),
          page('/feed', 'Explore Profiles', async () => (await import('../matching/FeedPage.tsx')).FeedPage),
          page('/community', 'Nikah Insights', async () => (await import('../community/CommunityPage.tsx')).CommunityPage),
          page('/proposals', 'Proposals', async () => (await import('../proposals/ProposalsPage.tsx')).ProposalsPage),
          page('/profile/create', 'Complete Your Profile', async () => (await import('../profiles/CreateProfilePage.tsx')).CreateProfilePage),
          page('/profile/:profileId', 'Profile', async () => (await import('./MemberProfilePage.tsx')).MemberProfilePage),
          page('/my-profile', 'My Profile', async () => (await import('../profiles/MyProfilePage.tsx')).MyProfilePage),
          page('/edit-profile', 'Edit Profile', async () => (await import('../profiles/EditProfilePage.tsx')).EditProfilePage),
        ],
      },
      {
        path: '*',
        element: (
          <Arrival title="Page not found">
            <NotFoundPage />
          </Arrival>
        ),
      },
    ],
  },
];

export function createAppRouter() {
  return createBrowserRouter(routes);
}
