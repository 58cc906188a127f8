import { SignInButton } from '../auth/SignInButton.tsx';
import { LandingPage } from '../landing/LandingPage.tsx';

/** The landing page, with the way in. */
export function VisitorPage() {
  return <LandingPage signIn={<SignInButton size="lg" />} />;
}
