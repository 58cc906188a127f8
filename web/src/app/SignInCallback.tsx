import { CallbackPage } from '../auth/CallbackPage.tsx';
import { PageLoader } from '../layout/PageLoader.tsx';

/** The page to which the server redirects after the sign-in. */
export function SignInCallback() {
  return <CallbackPage waiting={<PageLoader />} />;
}
