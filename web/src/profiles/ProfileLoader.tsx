import { Loader } from '@mithaq/ui-kit';

/** Keeps room for a profile until it has loaded. */
export function ProfileLoader() {
  return <Loader mih="60vh" />;
}
