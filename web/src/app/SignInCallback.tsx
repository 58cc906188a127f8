import { CallbackPage } from '../auth/CallbackPage.tsx';
import { Waiting } from './Waiting.tsx';

/** Where a sign-in comes back to. */
export function SignInCallback() {
  return <CallbackPage waiting={<Waiting />} />;
}
