import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ErrorScene, LinkButton, OfflineScene, PageBody } from '@mithaq/ui-kit';
import { Component, useEffect, type ReactNode } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { Arrival } from './Arrival.tsx';
import { isChunkFailure, mayReload, reloadOnce } from './chunk-failure.ts';
import { Waiting } from './Waiting.tsx';

/** Shows what went wrong in place of its children, until one goes elsewhere. */
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

/** Only a class can catch what its children throw. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { at: this.props.at };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return at === state.at ? null : { at, failure: undefined };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <Arrival title={msg`Something went wrong`}>
        <RouteError error={failure.error} />
      </Arrival>
    );
  }
}

/** Stands where a page could not be shown; header and tabs stay. */
function RouteError({ error }: { error: unknown }) {
  const { t } = useLingui();
  const isStale = isChunkFailure(error) && navigator.onLine && mayReload();

  useEffect(() => {
    // A new release may have taken this page's file away; the new index.html knows its successor.
    if (isStale) reloadOnce();
  }, [isStale]);

  if (isStale) return <Waiting />;
  const again = (
    <Button onClick={() => window.location.reload()}>
      <Trans>Try again</Trans>
    </Button>
  );
  return (
    <PageBody width="reading">
      {isChunkFailure(error) && !navigator.onLine ? (
        <OfflineScene headingOrder={1} title={t`You are offline`} action={again}>
          <Trans>This page has not been loaded yet. It will be here once you have a connection.</Trans>
        </OfflineScene>
      ) : (
        <ErrorScene
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
          <Trans>This page could not be shown. The fault is ours; nothing you have sent is lost.</Trans>
        </ErrorScene>
      )}
    </PageBody>
  );
}
