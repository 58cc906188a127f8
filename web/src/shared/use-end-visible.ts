import { useEffect, useEffectEvent, useState, type RefCallback } from 'react';

/** The next page is requested this far before the end, so that scrolling rarely reaches it. */
const margin = '600px';

/** Calls `onEnd` when the element is near the window, and again after each page while it still is. */
export function useEndVisible(onEnd: () => void, isEnabled: boolean): RefCallback<HTMLElement> {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const reached = useEffectEvent(onEnd);
  useEffect(() => {
    if (!element || !isEnabled) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reached();
      },
      { rootMargin: `0px 0px ${margin}` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, isEnabled]);
  return setElement;
}
