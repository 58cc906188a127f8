/** Whether the focus is nowhere, on the page as a whole, or in a dialog that is closing. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement.id === 'main' ||
    activeElement.closest('[role="dialog"], dialog') !== null
  );
}
