import { msg } from '@lingui/core/macro';
import { OperatorText } from '../reference/OperatorText.tsx';

/** Where to write when a marriage was called fixed, or denied, by mistake. */
export function WriteToUs() {
  return <OperatorText text={msg({ message: 'A mistake? Write to us: {email}' })} />;
}
