import { ArrowIcon } from '../icons/icons.tsx';
import classes from './BackButton.module.css';

export interface BackButtonProps {
  /** Its name, which a mouse shows. */
  label: string;
  /** Called to go back. */
  onClick: () => void;
}

/** The way back, at the start of the header, where no browser has one. */
export function BackButton({ label, onClick }: BackButtonProps) {
  return (
    <button type="button" className={classes.back} title={label} onClick={onClick}>
      <span className={classes.icon}>
        <ArrowIcon />
      </span>
    </button>
  );
}
