/**
 * Brings the button of a popover into sight when the popover closes and gives it the focus back: the browser does not scroll
 * to it (HTML, "hide popover algorithm").
 */
export function keepPopoverButtonInSight(): void {
  // The event does not bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      const { activeElement } = document;
      if (!(target instanceof HTMLElement) || activeElement?.getAttribute('popovertarget') !== target.id) return;
      activeElement.scrollIntoView({ block: 'nearest' });
    },
    { capture: true },
  );
}
