import { Link } from '../Link/LinkContext.tsx';
import { Seal } from '../Seal/Seal.tsx';
import { useWords } from '../words.ts';
import classes from './Logo.module.css';

export interface LogoProps {
  /** Where the logo leads; without it the logo is plain text. */
  href?: string;
  /** Height of the seal in px. */
  size?: number;
}

/** The id whose seal is the product's own; the number was looked for until the seal came out in pine and woven twice. */
export const logoSealId = 'mithaq-1777';

/** The product's seal and name. */
export function Logo({ href, size = 36 }: LogoProps) {
  const words = useWords();
  const mark = (
    <>
      <Seal id={logoSealId} size={size} />
      <span className={classes.name}>{words.productName}</span>
    </>
  );
  return href ? (
    <Link href={href} className={classes.logo}>
      {mark}
    </Link>
  ) : (
    <span className={classes.logo}>{mark}</span>
  );
}
