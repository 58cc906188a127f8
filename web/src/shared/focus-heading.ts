/**
 * Moves the focus to the main heading of a part of the page, by default its h1, for which screen readers say where one is. While the part loads it is on the part
 * itself, and goes to the heading only from there.
 * @returns ends the waiting
 */
export function focusHeading(part: HTMLElement, main: 'h1' | 'h2' = 'h1'): () => void {
  const focusIt = () => {
    const heading = part.querySelector(main);
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (focusIt()) return () => undefined;
  part.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    const hasMoved = activeElement !== part && activeElement !== document.body;
    if (hasMoved || focusIt()) observer.disconnect();
  });
  observer.observe(part, { childList: true, subtree: true });
  return () => observer.disconnect();
}
