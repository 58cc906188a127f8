import { useSignIn } from '../auth/SignIn.tsx';
import { LandingPage } from '../landing/LandingPage.tsx';

/** The landing page, with the way in. */
export function VisitorPage() {
  return <LandingPage onSignIn={useSignIn()} />;
}
