import type { LinkProps } from '@mithaq/ui-kit';
import { Link } from 'react-router-dom';
import { prefetch } from './pages.ts';

/** The link that the kit's links become. Who points at it or focuses it is likely to follow: the page's code is fetched. */
export function RouterLink({ href, onPointerEnter, onFocus, ...link }: LinkProps) {
  const fetchAhead = () => prefetch(new URL(href, window.location.origin).pathname);
  return (
    <Link
      to={href}
      // A finger enters when it touches.
      onPointerEnter={(event) => {
        fetchAhead();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        fetchAhead();
        onFocus?.(event);
      }}
      {...link}
    />
  );
}
