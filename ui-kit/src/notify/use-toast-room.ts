import { useEffect, type RefObject } from 'react';

/** How far a page is scrolled, in pixels, when its heading is no longer under the notices. */
const beginning = 80;

/** Tells the style sheet how high the notices are, so that the beginning of a narrow page leaves room for them. */
export function useToastRoom(toasts: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const places = [...(toasts.current?.querySelectorAll<HTMLElement>('[data-position]') ?? [])];
    const observer = new ResizeObserver(() => {
      const height = Math.max(0, ...places.map((place) => place.offsetHeight));
      if (height === 0) style.removeProperty('--mq-toast-room');
      else if (window.scrollY < beginning) style.setProperty('--mq-toast-room', `${height}px`);
    });
    for (const place of places) observer.observe(place);
    return () => {
      observer.disconnect();
      style.removeProperty('--mq-toast-room');
    };
  }, [toasts]);
}
