/** Whether the focus is nowhere, at the page as a whole, or in a dialog that is about to go. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement.id === 'main' ||
    activeElement.closest('[role="dialog"], dialog') !== null
  );
}
