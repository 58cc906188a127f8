import { getStartGoogleSignInUrl } from '@mithaq/openapi/generated/hooks/auth/auth.ts';
import { Trans } from '@lingui/react/macro';
import { LinkButton, type LinkButtonProps } from '@mithaq/ui-kit';
import { useSignIn } from './SignIn.tsx';
import { isModifiedClick } from './sign-in.ts';

export interface SignInButtonProps {
  /** `lg` where it is the main action of the page. */
  size?: LinkButtonProps['size'];
}

/** Sign In: a link to Google, so that it works before and without scripts. With them, a click calls `useSignIn`. */
export function SignInButton({ size }: SignInButtonProps) {
  const signIn = useSignIn();
  return (
    <LinkButton
      href={getStartGoogleSignInUrl({ display: 'page' })}
      size={size}
      data-sign-in
      onClick={(event) => {
        if (isModifiedClick(event)) return;
        event.preventDefault();
        signIn();
      }}
    >
      <Trans>Sign In</Trans>
    </LinkButton>
  );
}
