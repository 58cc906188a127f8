import { Trans } from '@lingui/react/macro';
import { Button, HideIcon } from '@mithaq/ui-kit';
import classes from './ProfileView.module.css';
import { useNotForMe } from './use-not-for-me.ts';

/** Hides the member whose profile was read to its end. It can be undone, so nothing is asked first. */
export function NotForMeButton({ member }: { member: { id: string; name: string } }) {
  const { hide } = useNotForMe(member);
  return (
    <Button variant="subtle" size="sm" leftSection={<HideIcon size={18} />} className={classes.hide} onClick={hide}>
      <Trans>Not for me</Trans>
    </Button>
  );
}
