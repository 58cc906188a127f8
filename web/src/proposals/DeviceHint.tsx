import { Trans, useLingui } from '@lingui/react/macro';
import { useGetPushSubscription } from '@mithaq/openapi/generated/hooks/notifications/notifications.ts';
import { useGetClientConfig } from '@mithaq/openapi/generated/hooks/reference/reference.ts';
import { Button, Text, TextLink } from '@mithaq/ui-kit';
import { useState, type ReactNode } from 'react';
import { pushSupport } from '../notifications/push.ts';
import { dismiss, isDismissed, type Dismissible } from '../shared/dismissed.ts';
import { install, useInstallation } from '../shared/installation.ts';
import classes from './DeviceHint.module.css';

/**
 * A quiet line below the first proposals: whether this device may show messages, and then whether Mithaq may be on its home screen.
 * On iOS the home screen comes first, since only the app there shows messages. Each can be dismissed for good.
 */
export function DeviceHint() {
  const { t } = useLingui();
  const [dismissed, setDismissed] = useState<readonly Dismissible[]>([]);
  const { data: config } = useGetClientConfig();
  const canPush = config?.pushKey !== undefined && pushSupport() === 'READY';
  const { data: subscription } = useGetPushSubscription({ query: { enabled: canPush } });
  const way = useInstallation();
  const isOpen = (line: Dismissible) => !dismissed.includes(line) && !isDismissed(line);
  const end = (line: Dismissible) => () => {
    dismiss(line);
    setDismissed([...dismissed, line]);
  };

  if (canPush && isOpen('push')) {
    if (subscription?.endpoint !== null) return null; // not known yet, or it shows them
    return (
      <Line onDismiss={end('push')} action={<TextLink href="/settings">{t`Choose in Settings`}</TextLink>}>
        {t`Shall this device show when there is news?`}
      </Line>
    );
  }
  if (!way || !config || !isOpen('install')) return null;
  if (way === 'BY_HAND')
    return (
      <Line onDismiss={end('install')}>
        {t`Mithaq can be on your home screen, like an app, and show there when there is news: press Share in the bar of the browser, then “Add to Home Screen”.`}
      </Line>
    );
  return (
    <Line
      onDismiss={end('install')}
      action={
        <Button variant="subtle" onClick={install}>
          <Trans>Put it there</Trans>
        </Button>
      }
    >
      {t`Mithaq can be on your home screen, like an app.`}
    </Line>
  );
}

interface LineProps {
  children: string;
  action?: ReactNode;
  onDismiss: () => void;
}

function Line({ children, action, onDismiss }: LineProps) {
  return (
    <div className={classes.line}>
      <Text c="dimmed">{children}</Text>
      {action}
      <Button variant="subtle" onClick={onDismiss}>
        <Trans>No, thanks</Trans>
      </Button>
    </div>
  );
}
