/**
 * Loads the Qur'an's font when a verse comes near the window: the first view must not wait for its 46 KB. Until then the
 * fallback has the same height.
 */
export function loadVerseFontWhenNear(): void {
  const show = () => document.documentElement.setAttribute('data-verse-font', 'ready');
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // If it fails, the fallback stays.
      void document.fonts.load("1em 'Amiri Quran'", 'ق').then(show, show);
    },
    { rootMargin: '800px' },
  );
  for (const verse of document.querySelectorAll('p[lang="ar"]')) observer.observe(verse);
}
