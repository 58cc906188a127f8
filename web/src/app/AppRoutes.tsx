import { msg } from '@lingui/core/macro';
import { lazy, useEffect, type ComponentType } from 'react';
import { Outlet, useRoutes, type RouteObject } from 'react-router-dom';
import { Arrival } from './Arrival.tsx';
import { Frame } from './Frame.tsx';
import { LandingRoute, ProtectedRoute, VerifyPhoneRoute } from './Guards.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { fetchPage, pages, prefetch, type Gate, type Page } from './pages.ts';
import { RouteErrorBoundary } from './RouteError.tsx';

/** Until then a page has enough to fetch of its own, in ms. */
const rest = 200;

const gates: Record<Gate, ComponentType> = {
  open: Outlet,
  landing: LandingRoute,
  verifyPhone: VerifyPhoneRoute,
  protected: ProtectedRoute,
};

const notFound: RouteObject = {
  path: '*',
  element: (
    <Arrival title={msg`Page not found`}>
      <NotFoundPage />
    </Arrival>
  ),
};

const routes: RouteObject[] = [
  {
    element: <Frame />,
    children: [
      ...Object.entries(gates).map(([gate, Gate]) => ({
        element: <Gate />,
        children: pages.filter((page) => page.gate === gate).map(routeOf),
      })),
      notFound,
    ],
  },
];

/** What stands at each address: a page, behind its gate, in the frame. */
export function AppRoutes() {
  return <RouteErrorBoundary>{useRoutes(routes)}</RouteErrorBoundary>;
}

function routeOf(page: Page): RouteObject {
  const Content = lazy(async () => ({ default: await fetchPage(page) }));
  return {
    path: page.path,
    element: (
      <Arrival title={page.title}>
        <Content />
        {page.next ? <Ahead of={page.next} /> : null}
      </Arrival>
    ),
  };
}

/** Fetches the code of the next page when this one has come to rest. */
function Ahead({ of: next }: { of: string }) {
  useEffect(() => {
    const timer = setTimeout(() => prefetch(next), rest);
    return () => clearTimeout(timer);
  }, [next]);
  return null;
}
