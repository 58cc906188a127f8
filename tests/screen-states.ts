import type { ClientPath } from '@mithaq/openapi/rules/client-paths.ts';

/** The story of a state, or why a screen has no such state. */
type Shown = string | { none: string };

export type ScreenStates = {
  /** The file of its stories in web/src. */
  stories: string;
  loading: Shown;
  empty: Shown;
  failed: Shown;
  full: Shown;
};

/** A page whose texts come with it. */
const texts = (stories: string, full: string): ScreenStates => {
  const none = { none: 'Its texts come with the page.' };
  return { stories, loading: none, empty: none, failed: none, full };
};
const form: ScreenStates = {
  stories: 'profiles/ProfileForm.stories.tsx',
  loading: 'Loading',
  empty: 'Empty',
  failed: 'Failed',
  full: 'Filled',
};
const oneProposal = { none: 'It is about one proposal, which is there or not.' };

/** For each screen the stories in which it loads, has nothing to show, fails and is full. `npm run check` demands a row and its stories. */
export const screenStates: Readonly<Partial<Record<ClientPath, ScreenStates>>> = {
  '/': texts('site/LandingPage.stories.tsx', 'Visitor'),
  '/privacy-policy': texts('site/LegalPage.stories.tsx', 'PrivacyPolicy'),
  '/terms-of-service': texts('site/LegalPage.stories.tsx', 'TermsOfService'),
  '/profile-creation-guide': texts('site/GuidePage.stories.tsx', 'Visitor'),
  '/community': texts('community/CommunityPage.stories.tsx', 'Whole'),
  '/shared': {
    stories: 'sharing/SharedProfilePage.stories.tsx',
    loading: 'Loading',
    empty: 'Ended',
    failed: 'Failed',
    full: 'Shown',
  },
  '/login/oauth2/callback': {
    stories: 'auth/CallbackPage.stories.tsx',
    loading: 'PageLoader',
    empty: { none: 'It leads on by itself.' },
    failed: 'Failed',
    full: 'MayClose',
  },
  '/verify-phone': {
    stories: 'phone/VerifyPhonePage.stories.tsx',
    loading: 'Sending',
    empty: 'Number',
    failed: 'NotSent',
    full: 'Verified',
  },
  '/settings': {
    stories: 'settings/SettingsPage.stories.tsx',
    loading: 'Loading',
    empty: 'NothingYet',
    failed: 'Failed',
    full: 'WithLists',
  },
  '/settings/phone': {
    stories: 'settings/ChangeNumberPage.stories.tsx',
    loading: 'Sending',
    empty: 'Number',
    failed: 'NotSent',
    full: 'Changed',
  },
  '/news': {
    stories: 'notifications/NewsPage.stories.tsx',
    loading: 'Loading',
    empty: 'Nothing',
    failed: 'Failed',
    full: 'ReadAndUnread',
  },
  '/moderation': {
    stories: 'moderation/ModerationPage.stories.tsx',
    loading: 'Loading',
    empty: 'NoCases',
    failed: 'Failed',
    full: 'OpenCases',
  },
  '/for-you': {
    stories: 'matching/ForYouPage.stories.tsx',
    loading: 'Loading',
    empty: 'Empty',
    failed: 'Failed',
    full: 'Many',
  },
  '/feed': {
    stories: 'matching/FeedPage.stories.tsx',
    loading: 'Loading',
    empty: 'Empty',
    failed: 'Failed',
    full: 'Many',
  },
  '/saved': {
    stories: 'matching/SavedPage.stories.tsx',
    loading: 'Loading',
    empty: 'Nothing',
    failed: 'Failed',
    full: 'Several',
  },
  '/proposals': {
    stories: 'proposals/ProposalsPage.stories.tsx',
    loading: 'Loading',
    empty: 'NoneReceived',
    failed: 'Failed',
    full: 'Received',
  },
  '/proposals/:profileId': {
    stories: 'proposals/AcceptedPage.stories.tsx',
    loading: 'Loading',
    empty: oneProposal,
    failed: 'Failed',
    full: 'DetailsRead',
  },
  '/marriage': {
    stories: 'proposals/MarriagePage.stories.tsx',
    loading: 'Loading',
    empty: oneProposal,
    failed: { none: 'It leaves out what could not be fetched.' },
    full: 'Day',
  },
  '/profile/create': form,
  '/edit-profile': form,
  '/edit-profile/:section': form,
  '/profile/:profileId': {
    stories: 'profiles/ProfilePage.stories.tsx',
    loading: 'Loading',
    empty: 'NotFound',
    failed: 'Failed',
    full: 'Letter',
  },
  '/my-profile': {
    stories: 'profiles/MyProfilePage.stories.tsx',
    loading: 'Loading',
    empty: 'NotFound',
    failed: 'Failed',
    full: 'Letter',
  },
  '/my-profile/as-others': {
    stories: 'profiles/MyProfilePage.stories.tsx',
    loading: 'Loading',
    empty: 'NotFound',
    failed: 'Failed',
    full: 'AsOthersReadIt',
  },
};
