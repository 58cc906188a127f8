import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, EmptyState, LinkButton, PageBody } from '@mithaq/ui-kit';
import { Component, useEffect, type ErrorInfo, type ReactNode } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { RouteEffects } from './RouteEffects.tsx';
import { isChunkFailure, mayReload, reloadOnce } from './chunk-failure.ts';
import { PageLoader } from '../layout/PageLoader.tsx';

/** Shows an error in place of its children, until the next navigation. */
export function RouteErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary at={useLocation()}>{children}</Boundary>;
}

interface BoundaryProps {
  at: Location;
  children: ReactNode;
}

interface BoundaryState {
  at: Location;
  failure?: { error: unknown };
}

/** A class, because React has error boundaries for classes only. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { at: this.props.at };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return at === state.at ? null : { at, failure: undefined };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    // For who develops (web/render-error-plugin.ts). Of a file that does not compile, Vite itself says more.
    if (import.meta.hot && !isChunkFailure(error))
      import.meta.hot.send('mithaq:render-error', {
        message: String(error),
        stack: error instanceof Error ? (error.stack ?? '') : '',
        componentStack: componentStack ?? '',
      });
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <RouteEffects title={msg`Something went wrong`}>
        <RouteError error={failure.error} />
      </RouteEffects>
    );
  }
}

/** Replaces a page that could not be shown. The header and the tab bar stay. */
function RouteError({ error }: { error: unknown }) {
  const { t } = useLingui();
  const isStale = isChunkFailure(error) && navigator.onLine && mayReload();

  useEffect(() => {
    // A new release may have removed this page's file; the new index.html has the new name.
    if (isStale) reloadOnce();
  }, [isStale]);

  if (isStale) return <PageLoader />;
  const again = (
    <Button onClick={() => window.location.reload()}>
      <Trans>Try again</Trans>
    </Button>
  );
  return (
    <PageBody width="reading">
      {isChunkFailure(error) && !navigator.onLine ? (
        <EmptyState tone="offline" headingOrder={1} title={t`You are offline`} action={again}>
          <Trans>This page has not been loaded yet. It will be here once you have a connection.</Trans>
        </EmptyState>
      ) : (
        <EmptyState
          tone="error"
          headingOrder={1}
          title={t`Something went wrong`}
          action={
            <>
              {again}
              <LinkButton href="/" variant="default">
                <Trans>Go to Home</Trans>
              </LinkButton>
            </>
          }
        >
          <Trans>This page could not be shown. It is our mistake, and nothing that you sent is lost.</Trans>
        </EmptyState>
      )}
    </PageBody>
  );
}
