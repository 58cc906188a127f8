/** Lines that somebody has dismissed for good in this browser. They say nothing about a member, so they stay after a sign-out. */
export type Dismissible = 'push' | 'install';

const keyOf = (line: Dismissible) => `mithaq.dismissed.${line}`;

/** Whether the line was dismissed; storage that the browser forbids counts as yes, since the line would come back for ever. */
export function isDismissed(line: Dismissible): boolean {
  try {
    return localStorage.getItem(keyOf(line)) !== null;
  } catch {
    return true;
  }
}

/** Dismisses the line for good. */
export function dismiss(line: Dismissible): void {
  try {
    localStorage.setItem(keyOf(line), '1');
  } catch {
    // It is not shown without storage.
  }
}
