import { Button, ErrorScene, Group, LinkButton, OfflineScene, PageBody } from '@mithaq/ui-kit';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { isChunkFailure, mayReload, reloadOnce } from './chunk-failure.ts';
import { Waiting } from './Waiting.tsx';

/** Stands where a page could not be shown; header and tabs stay. */
export function RouteError() {
  const error = useRouteError();
  const isStale = isChunkFailure(error) && navigator.onLine && mayReload();

  useEffect(() => {
    // A new release may have taken this page's file away; the new index.html knows its successor.
    if (isStale) reloadOnce();
    else console.error(error);
  }, [isStale, error]);

  if (isStale) return <Waiting />;
  const again = <Button onClick={() => window.location.reload()}>Try again</Button>;
  return (
    <PageBody width="reading">
      {isChunkFailure(error) && !navigator.onLine ? (
        <OfflineScene headingOrder={1} title="You are offline" action={again}>
          This page has not been loaded yet. It will be here once you have a connection.
        </OfflineScene>
      ) : (
        <ErrorScene
          headingOrder={1}
          title="Something went wrong"
          action={
            <Group justify="center">
              {again}
              <LinkButton href="/" variant="default">
                Go to Home
              </LinkButton>
            </Group>
          }
        >
          This page could not be shown. The fault is ours; nothing you have sent is lost.
        </ErrorScene>
      )}
    </PageBody>
  );
}
