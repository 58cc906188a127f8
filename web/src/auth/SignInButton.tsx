import { getStartGoogleSignInUrl } from '@mithaq/openapi/generated/hooks/auth/auth.ts';
import { Trans } from '@lingui/react/macro';
import { Button, type ButtonProps } from '@mithaq/ui-kit';
import { useSignIn } from './SignIn.tsx';

export interface SignInButtonProps {
  /** `lg` where it is the one thing to do. */
  size?: ButtonProps['size'];
}

/** Sign In: a form that goes to Google by itself, so that it works before and without scripts. */
export function SignInButton({ size }: SignInButtonProps) {
  const signIn = useSignIn();
  return (
    <form
      action={getStartGoogleSignInUrl()}
      data-sign-in
      onSubmit={(event) => {
        event.preventDefault();
        signIn();
      }}
    >
      <input type="hidden" name="display" value="page" />
      <Button type="submit" size={size}>
        <Trans>Sign In</Trans>
      </Button>
    </form>
  );
}
