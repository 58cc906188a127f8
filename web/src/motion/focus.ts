/** Whether the focus is nowhere, or in a dialog that is about to go. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.closest('[role="dialog"], dialog') !== null;
}
