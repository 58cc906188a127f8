import type { UiProviderProps } from '@mithaq/ui-kit';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { lazy, useEffect } from 'react';
import { useRoutes, type RouteObject } from 'react-router-dom';
import { LanguageProvider } from '../layout/LanguageProvider.tsx';
import { AppLayout } from './AppLayout.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { RouteEffects } from './RouteEffects.tsx';
import { RouteErrorBoundary } from './RouteError.tsx';
import { RouteGuard } from './RouteGuard.tsx';
import { RouterLink } from './RouterLink.tsx';
import { loadPage, prefetchPage, routes, type AppRoute } from './routes.tsx';

export interface AppProps extends Pick<UiProviderProps, 'forceColorScheme'> {
  client: QueryClient;
}

/** The application with its providers. The caller brings the router. */
export function App({ client, ...ui }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <LanguageProvider {...ui} linkComponent={RouterLink}>
        <RouteErrorBoundary>
          <AppRoutes />
        </RouteErrorBoundary>
      </LanguageProvider>
    </QueryClientProvider>
  );
}

const guards = ['landing', 'verifyPhone', 'settings', 'moderator', 'protected'] as const;

const routeObjects: RouteObject[] = [
  {
    element: <AppLayout />,
    children: [
      ...routes.filter(({ guard }) => guard === 'none').map(toRouteObject),
      ...guards.map((guard) => ({
        element: <RouteGuard guard={guard} />,
        children: routes.filter((route) => route.guard === guard).map(toRouteObject),
      })),
      {
        path: '*',
        element: <NotFoundPage />,
      },
    ],
  },
];

function AppRoutes() {
  return useRoutes(routeObjects);
}

function toRouteObject(route: AppRoute): RouteObject {
  const Page = lazy(async () => ({ default: await loadPage(route) }));
  return {
    path: route.path,
    element: (
      <RouteEffects title={route.title}>
        <Page />
        {route.next ? <PrefetchNext path={route.next} /> : null}
      </RouteEffects>
    ),
  };
}

/** Fetches the next page's code 200 ms after this page is shown, when its own files have come. */
function PrefetchNext({ path }: { path: string }) {
  useEffect(() => {
    const timer = setTimeout(() => prefetchPage(path), 200);
    return () => clearTimeout(timer);
  }, [path]);
  return null;
}
