import type { LinkProps } from '@mithaq/ui-kit';
import { Link } from 'react-router-dom';
import { prefetchPage } from './routes.tsx';

/** React Router's link in the shape of the kit's links. It fetches the page's code when it is pointed at or focused. */
export function RouterLink({ href, onPointerEnter, onFocus, ...link }: LinkProps) {
  const prefetch = () => prefetchPage(new URL(href, window.location.origin).pathname);
  return (
    <Link
      {...link}
      to={href}
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
