import { notify } from '@mithaq/ui-kit';

/** A toast of this screen: top-centre, at most two at once. */
export function showPhoneToast(kind: 'success' | 'error', message: string): void {
  notify({ kind, message, position: 'top-center', atMost: 2 });
}
