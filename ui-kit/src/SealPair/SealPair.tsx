import { Seal } from '../Seal/Seal.tsx';
import classes from './SealPair.module.css';

export interface SealPairProps {
  /** The ids of the two profiles. */
  ids: readonly [string, string];
  /** Width and height of a seal in px. */
  size?: number;
}

/** The seals of two members, apart, with an ornament between them. */
export function SealPair({ ids: [one, other], size = 56 }: SealPairProps) {
  return (
    <div className={classes.pair}>
      <Seal id={one} size={size} />
      <svg viewBox="0 0 22 8" width={22} height={8} aria-hidden className={classes.ornament}>
        <path d="M0 4H7M15 4H22M11 .7 14.3 4 11 7.3 7.7 4Z" />
      </svg>
      <Seal id={other} size={size} />
    </div>
  );
}
