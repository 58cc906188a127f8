import { useEffect, type RefObject } from 'react';

/** How far a page is scrolled, in pixels, when its heading is no longer under the notices. */
const beginning = 80;

/**
 * Tells the style sheet how high the notices are, so that the beginning of a page leaves room for them: of a narrow page for all,
 * of a wide one for those in the middle.
 */
export function useToastRoom(toasts: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const places = [...(toasts.current?.querySelectorAll<HTMLElement>('[data-position]') ?? [])];
    const leaveRoom = () => {
      const center = places.filter(({ dataset }) => dataset['position'] === 'top-center');
      for (const [name, of] of [
        ['--mq-toast-room', places],
        ['--mq-toast-room-center', center],
      ] as const) {
        const height = Math.max(0, ...of.map((place) => place.offsetHeight));
        if (height === 0) style.removeProperty(name);
        else if (window.scrollY < beginning) style.setProperty(name, `${height}px`);
      }
    };
    const observer = new ResizeObserver(leaveRoom);
    for (const place of places) observer.observe(place);
    // The end of a form can open another page while the notice is there already.
    window.addEventListener('scroll', leaveRoom, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', leaveRoom);
      style.removeProperty('--mq-toast-room');
      style.removeProperty('--mq-toast-room-center');
    };
  }, [toasts]);
}
