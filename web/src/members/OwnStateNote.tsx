import { Trans } from '@lingui/react/macro';
import { useGetCurrentUser } from '@mithaq/openapi/generated/hooks/users/users.ts';
import { TextLink } from '@mithaq/ui-kit';
import classes from './OwnStateNote.module.css';

/** On every list: that a marriage is said to be fixed, or that the profile is paused, and what follows from it. */
export function OwnStateNote() {
  const { data } = useGetCurrentUser({ query: { staleTime: Number.POSITIVE_INFINITY } });
  const { marriage, isPaused } = data ?? {};
  if (!marriage && !isPaused) return null;
  return (
    <p className={classes.note} role="status">
      {marriage?.answerBy ? <Asked firstName={marriage.firstName} /> : marriage ? <Fixed /> : <Paused />}
    </p>
  );
}

function Asked({ firstName }: { firstName: string | undefined }) {
  const answer = (
    <TextLink href="/marriage">
      <Trans>Answer</Trans>
    </TextLink>
  );
  if (firstName === undefined) return <Trans>The other side has said that your marriage is fixed. {answer}</Trans>;
  return (
    <Trans>
      <bdi>{firstName}</bdi> says that your marriage is fixed. {answer}
    </Trans>
  );
}

function Fixed() {
  return (
    <Trans>
      Your <TextLink href="/marriage">marriage is fixed</TextLink>: you are in no list, and can neither send nor receive
      a proposal.
    </Trans>
  );
}

function Paused() {
  return (
    <Trans>
      Your profile is paused: it is in no list, and nobody can send you a proposal. You can show it again in the{' '}
      <TextLink href="/settings">settings</TextLink>.
    </Trans>
  );
}
