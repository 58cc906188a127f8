import { UnstyledButton } from '@mantine/core';
import { BookmarkIcon } from '../icons/icons.tsx';
import classes from './SaveButton.module.css';

export interface SaveButtonProps {
  /** Names the button, "Save Maryam's profile"; the same while it is pressed. */
  label: string;
  /** Whether it is saved: the bookmark is then filled, and screen readers say "pressed". */
  isSaved: boolean;
  /** Called to save the profile, or to take it out again. */
  onClick: () => void;
}

/** A quiet bookmark that saves something or removes it again. */
export function SaveButton({ label, isSaved, onClick }: SaveButtonProps) {
  return (
    <UnstyledButton
      className={classes.button}
      // The name of the button, and what a mouse shows: with aria-label as well, it would be said twice.
      title={label}
      aria-pressed={isSaved}
      onClick={onClick}
    >
      <BookmarkIcon size={20} />
    </UnstyledButton>
  );
}
