/** How long a way is worth waiting for, in milliseconds. */
const patience = 400;

/** What visitor.css keeps back until one comes near. The font it needs is fetched once the page is there, and on the way to a place below all of it is laid out first: the way must not grow. */
export function leadPastDeferred(): void {
  if (!document.getElementById('marriage-in-islam')) return;
  let font: Promise<unknown> | undefined;
  // Fetched, not laid out.
  const fetchFont = () => (font ??= document.fonts.load("1em 'Amiri Quran'", 'ق').catch(() => undefined)); // without it another font serves
  whenLoaded(() => void fetchFont());

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey; // in another tab or window
    if (!link || isElsewhere || event.defaultPrevented || document.documentElement.hasAttribute('data-settled')) return;
    event.preventDefault();
    void goTo(link.hash, fetchFont());
  });
}

async function goTo(place: string, font: Promise<unknown>): Promise<void> {
  await Promise.race([font, new Promise((resolve) => setTimeout(resolve, patience))]);
  document.documentElement.setAttribute('data-settled', '');
  window.location.hash = place;
}

/** When nothing the page needs is under way. */
export function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else window.addEventListener('load', act, { once: true });
}
