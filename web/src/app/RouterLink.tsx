import type { LinkProps } from '@mithaq/ui-kit';
import type { MouseEvent } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { prefetch } from './pages.ts';

/** The link that the kit's links become. Who points at it or focuses it is likely to follow: the page's code is fetched. The router's own link knows much that we don't need, for 3 KB. */
export function RouterLink({ href, onPointerEnter, onFocus, onClick, ...link }: LinkProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const fetchAhead = () => prefetch(new URL(href, window.location.origin).pathname);
  return (
    <a
      {...link}
      href={href}
      // A finger enters when it touches.
      onPointerEnter={(event) => {
        fetchAhead();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        fetchAhead();
        onFocus?.(event);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlain(event)) return;
        event.preventDefault();
        // As with any link, the same place again is no new place to go back to.
        void navigate(href, { replace: href === createPath(location) });
      }}
    />
  );
}

/** Whether a press means going there, in this tab. */
function isPlain({ defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
