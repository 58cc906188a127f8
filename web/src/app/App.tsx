import type { UiProviderProps } from '@mithaq/ui-kit';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { lazy, useEffect, type ComponentType } from 'react';
import { Outlet, useRoutes, type RouteObject } from 'react-router-dom';
import { LanguageProvider } from '../layout/LanguageProvider.tsx';
import { AppLayout } from './AppLayout.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { RouteEffects } from './RouteEffects.tsx';
import { RouteErrorBoundary } from './RouteError.tsx';
import { LandingRoute, ModeratorRoute, ProtectedRoute, SettingsRoute, VerifyPhoneRoute } from './RouteGuards.tsx';
import { RouterLink } from './RouterLink.tsx';
import { loadPage, prefetchPage, routes, type AppRoute, type Guard } from './routes.tsx';

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

const guards: Record<Guard, ComponentType> = {
  none: Outlet,
  landing: LandingRoute,
  verifyPhone: VerifyPhoneRoute,
  settings: SettingsRoute,
  moderator: ModeratorRoute,
  protected: ProtectedRoute,
};

const routeObjects: RouteObject[] = [
  {
    element: <AppLayout />,
    children: [
      ...Object.entries(guards).map(([name, Guard]) => ({
        element: <Guard />,
        children: routes.filter(({ guard }) => guard === name).map(toRouteObject),
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
