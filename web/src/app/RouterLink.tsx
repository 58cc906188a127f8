import type { LinkProps } from '@mithaq/ui-kit';
import { createPath, Link, useLocation } from 'react-router-dom';
import { prefetchPage } from './routes.tsx';

/** React Router's link in the shape of the kit's links. It fetches the page's code when it is pointed at or focused. */
export function RouterLink({ href, onPointerEnter, onFocus, onClick, ...link }: LinkProps) {
  const shown = createPath(useLocation());
  const prefetch = () => prefetchPage(new URL(href, window.location.origin).pathname);
  return (
    <Link
      {...link}
      to={href}
      onClick={(event) => {
        onClick?.(event);
        // A second tap before the page is there: the history would have it twice, and Back would seem to do nothing.
        if (href !== shown && href === createPath(window.location)) event.preventDefault();
      }}
      // On a touch screen the pointer enters when the finger touches.
      onPointerEnter={(event) => {
        prefetch();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetch();
        onFocus?.(event);
      }}
    />
  );
}
