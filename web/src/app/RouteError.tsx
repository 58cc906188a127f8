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
  /** The components around the one that threw. */
  componentStack?: string | null | undefined;
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

  override componentDidCatch(_error: unknown, { componentStack }: ErrorInfo) {
    if (import.meta.env.DEV) this.setState({ componentStack });
  }

  override render() {
    const { failure, componentStack } = this.state;
    if (!failure) return this.props.children;
    return (
      <RouteEffects title={msg`Something went wrong`}>
        <RouteError error={failure.error} />
        {import.meta.env.DEV ? <ForDevelopers error={failure.error} componentStack={componentStack} /> : null}
      </RouteEffects>
    );
  }
}

/** Where it was thrown; a build leaves it out. */
function ForDevelopers({ error, componentStack }: { error: unknown } & Pick<BoundaryState, 'componentStack'>) {
  return (
    // From the left in every language, and read by its keys, since it scrolls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre dir="ltr" tabIndex={0} style={{ overflow: 'auto', padding: '1rem' }}>
      {error instanceof Error ? error.stack : String(error)}
      {componentStack}
    </pre>
  );
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
