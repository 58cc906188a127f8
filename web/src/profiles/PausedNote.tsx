import { Trans } from '@lingui/react/macro';
import { useGetCurrentUser } from '@mithaq/openapi/generated/hooks/users/users.ts';
import { TextLink } from '@mithaq/ui-kit';
import classes from './ProfileView.module.css';

/** A note on the own profile that it is paused. */
export function PausedNote() {
  const { data } = useGetCurrentUser({ query: { staleTime: Number.POSITIVE_INFINITY } });
  if (!data?.isPaused) return null;
  return (
    <p className={classes.paused} role="status">
      <Trans>
        Your profile is paused: it is in no list. You can show it again in the{' '}
        <TextLink href="/settings">settings</TextLink>.
      </Trans>
    </p>
  );
}
