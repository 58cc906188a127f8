import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from './LinkContext.tsx';

export interface LinkButtonProps extends ButtonProps {
  /** Where it leads. */
  href: string;
  /** The words on it. */
  children: ReactNode;
  /** Runs beside the navigation. */
  onClick?: (event: React.MouseEvent<HTMLAnchorElement>) => void;
}

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function LinkButton(props: LinkButtonProps) {
  return <Button component={Link} {...props} />;
}
