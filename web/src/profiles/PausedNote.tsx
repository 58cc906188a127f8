import { useGetCurrentUser } from '@mithaq/openapi/generated/hooks/users/users.ts';
import { PausedSentence } from '../members/OwnStateNote.tsx';
import classes from './ProfileView.module.css';

/** A note on the own profile that it is paused. */
export function PausedNote() {
  const { data } = useGetCurrentUser({ query: { staleTime: Number.POSITIVE_INFINITY } });
  if (!data?.isPaused) return null;
  return (
    <p className={classes.paused} role="status">
      <PausedSentence />
    </p>
  );
}
