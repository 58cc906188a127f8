import { buttonClass, lookOf, Words, type ButtonLook } from '../Button/Button.tsx';
import { Link, type LinkProps } from './LinkContext.tsx';

export interface LinkButtonProps extends ButtonLook, LinkProps {}

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function LinkButton({ variant, size, leftSection, className, children, ...link }: LinkButtonProps) {
  return (
    <Link {...link} className={buttonClass({ className })} {...lookOf({ variant, size })}>
      <Words leftSection={leftSection}>{children}</Words>
    </Link>
  );
}
