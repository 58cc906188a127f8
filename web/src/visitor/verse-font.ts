/** Lets the verses take their font once the page is there: they stand far below what is seen first, and stay at their height. */
export function bringVerseFont(): void {
  const settle = () => document.documentElement.setAttribute('data-settled', '');
  // Without the font another serves.
  whenLoaded(() => void document.fonts.load("1em 'Amiri Quran'", 'ق').then(settle, settle));
}

/** When nothing the page needs is under way. */
export function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else window.addEventListener('load', act, { once: true });
}
