import { msg } from '@lingui/core/macro';
import { NotFoundPage } from './NotFoundPage.tsx';
import { RouteEffects } from './RouteEffects.tsx';

/** The page of every address that leads nowhere for this person. */
export function NotFoundRoute() {
  return (
    <RouteEffects title={msg`Page not found`}>
      <NotFoundPage />
    </RouteEffects>
  );
}
