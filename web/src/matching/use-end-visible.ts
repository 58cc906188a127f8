import { useEffect, useEffectEvent, useState, type RefCallback } from 'react';

/** How far before the end the next page is asked for, so that the scroll rarely meets it. */
const margin = '600px';

/** Calls `onEnd` when the element comes near the window, and again each time more may be asked for while it is still there. */
export function useEndVisible(onEnd: () => void, isWanted: boolean): RefCallback<HTMLElement> {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const reached = useEffectEvent(onEnd);
  useEffect(() => {
    if (!element || !isWanted) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reached();
      },
      { rootMargin: `0px 0px ${margin}` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, isWanted]);
  return setElement;
}
