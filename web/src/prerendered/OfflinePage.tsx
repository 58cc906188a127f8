import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton, EmptyState, PageBody } from '@mithaq/ui-kit';

/** Replaces a page that could not be reached. The service worker caches it; it has no data of a member. */
export function OfflinePage() {
  const { t } = useLingui();
  return (
    <PageBody width="reading">
      {/* an empty href is the address that was requested */}
      <EmptyState
        tone="offline"
        headingOrder={1}
        title={t`You are offline`}
        action={
          <LinkButton href="">
            <Trans>Try again</Trans>
          </LinkButton>
        }
      >
        <Trans>
          This page could not be reached. It opens by itself as soon as you are connected again; what you have typed is
          kept on this device.
        </Trans>
      </EmptyState>
    </PageBody>
  );
}

/**
 * While the page is visible, asks the server every 400 ms for a tiny answer, and loads the requested page as soon as there
 * is one. The `online` event is not used: browsers fire it before the connection works, or never.
 */
export const offlineScript = `const retry=async()=>{if(!document.hidden&&location.pathname!=='/offline')try{await fetch('/healthz',{cache:'no-store',signal:AbortSignal.timeout(5000)});return location.reload()}catch{}setTimeout(retry,400)};setTimeout(retry,400)`;
