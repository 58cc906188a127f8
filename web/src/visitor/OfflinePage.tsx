import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton, OfflineScene, PageBody } from '@mithaq/ui-kit';

/** What stands in place of a page that could not be reached. It is kept on the device, with nothing of a member's. */
export function OfflinePage() {
  const { t } = useLingui();
  return (
    <PageBody width="reading">
      {/* An empty address is the one that was asked for. */}
      <OfflineScene
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
      </OfflineScene>
    </PageBody>
  );
}

/** Asks again once there is a connection: a little later, for it may not carry yet; and now and then when the device believes there is one. */
export const offlineScript = `const again=()=>location.reload();addEventListener('online',()=>setTimeout(again,500));if(navigator.onLine)setTimeout(again,15000)`;
