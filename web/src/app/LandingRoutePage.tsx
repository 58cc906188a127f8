import { SignInButton } from '../auth/SignInButton.tsx';
import { LandingPage } from '../site/LandingPage.tsx';

/** The landing page with the application's Sign In button. */
export function LandingRoutePage() {
  return <LandingPage signIn={<SignInButton size="lg" />} />;
}
