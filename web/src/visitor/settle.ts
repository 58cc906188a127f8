/** A moment after the page is there: what has waited below the fold is laid out, before anyone looks for it. */
const moment = 600;

/** Lets visitor.css keep nothing back once the page is there, or when someone goes to a place on it: the way there must not grow. */
export function settleSoon(): void {
  const settle = () => document.documentElement.setAttribute('data-settled', '');
  whenLoaded(() => setTimeout(settle, moment));
  // The browser looks for the place after this.
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href^="#"]')) settle();
  });
}

/** When nothing the page needs is under way. */
export function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else window.addEventListener('load', act, { once: true });
}
