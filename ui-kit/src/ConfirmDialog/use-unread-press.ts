import { useEffect, useRef, type MouseEvent } from 'react';

/**
 * Milliseconds in which nobody has read what a dialog asks, and a second tap of the same thumb comes: Android waits 300 for it
 * (ViewConfiguration.getDoubleTapTimeout). Later, a member who knows the dialog expects that a press counts.
 */
const unreadFor = 500;

/**
 * Says whether a press is the second half of a double press on the button that opened the dialog. It would confirm what nobody has
 * read, since Confirm may lie where that button was, or close the dialog at once. A mouse counts the presses of a double click;
 * a touch screen does so for a shorter time than hasty thumbs take.
 */
export function useUnreadPress(): (event: MouseEvent) => boolean {
  const openedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  return ({ detail, nativeEvent }) => {
    const isTouch = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
    return performance.now() - openedAt.current < unreadFor && (detail > 1 || isTouch);
  };
}
