import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps as much room as a bar at the foot of the window really takes. CSS has a first measure, so that nothing moves;
 * larger letters and longer languages make the bar taller, and then the last line and the focus must not be under it.
 */
export function useRoom<Bar extends HTMLElement>(
  property: '--mq-foot' | '--mq-bar',
  roomOf: (bar: Bar) => number,
): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const page = document.documentElement.style;
    const observer = new ResizeObserver(() => page.setProperty(property, `${Math.ceil(roomOf(element))}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.removeProperty(property);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- what is measured never changes
  }, [property]);
  return bar;
}
