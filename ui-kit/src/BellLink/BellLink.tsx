import { BellIcon } from '../icons/icons.tsx';
import { Link } from '../Link/LinkContext.tsx';
import { NewsDot } from '../NewsDot/NewsDot.tsx';
import classes from './BellLink.module.css';

export interface BellLinkProps {
  /** The page with the news. */
  href: string;
  /** Names the link, and says how much is unread. */
  label: string;
  /** Shows the dot. */
  hasNews: boolean;
  /** The page with the news is open. */
  isCurrent: boolean;
}

/** The bell of the header: a link to the news, with a dot while some is unread. */
export function BellLink({ href, label, hasNews, isCurrent }: BellLinkProps) {
  return (
    <Link
      href={href}
      className={classes.bell}
      // The name of the link, and what a mouse shows: with aria-label as well, it would be said twice.
      title={label}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <BellIcon />
      {hasNews ? (
        <span className={classes.dot}>
          <NewsDot />
        </span>
      ) : null}
    </Link>
  );
}
