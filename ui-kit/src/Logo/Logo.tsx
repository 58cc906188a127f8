import { Link } from '../Link/LinkContext.tsx';
import { Seal } from '../Seal/Seal.tsx';
import { useUiMessages } from '../shared/messages.ts';
import classes from './Logo.module.css';

export interface LogoProps {
  /** The address to which the logo links; without it the logo is not a link. */
  href?: string;
  /** Height of the seal in px. */
  size?: number;
}

/** The id of the product's own seal. Its number was chosen because the seal is pine and woven twice. */
export const logoSealId = 'mithaq-1777';

/** The seal and the name of the product. */
export function Logo({ href, size = 36 }: LogoProps) {
  const { productName } = useUiMessages();
  const mark = (
    <>
      <Seal id={logoSealId} size={size} />
      <span className={classes.name}>{productName}</span>
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
