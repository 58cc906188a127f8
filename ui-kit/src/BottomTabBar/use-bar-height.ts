import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the measured height of a bar at the bottom of the window in a CSS variable, from which the page keeps room for
 * it. The style sheets have an initial value, so that nothing moves; large text and long labels make the bar taller.
 */
export function useBarHeight<Bar extends HTMLElement>(
  property: '--mq-tab-bar-height' | '--mq-sticky-bar-height',
  heightOf: (bar: Bar) => number,
): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const page = document.documentElement.style;
    const measure = () => page.setProperty(property, `${Math.ceil(heightOf(element))}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      page.removeProperty(property);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `heightOf` never changes
  }, [property]);
  return bar;
}
