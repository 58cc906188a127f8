import { notify } from '@mithaq/ui-kit';

/** A toast of this screen: top-centre, at most two at once (SPEC section 9). */
export function tell(kind: 'success' | 'error', message: string): void {
  notify({ kind, message, position: 'top-center', atMost: 2 });
}
