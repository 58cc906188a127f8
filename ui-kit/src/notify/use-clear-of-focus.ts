import { notificationsStore } from '@mantine/notifications';
import { useEffect, type RefObject } from 'react';

/** Room for the ring of the focus. */
const gap = 8;

/**
 * Moves the notices off what they would cover: above a dialog, or where there is no room below its title and the button beside it; and below
 * what has the focus (WCAG 2.4.11).
 */
export function useClearOfFocus(toasts: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0;
    const place = () => {
      for (const group of toasts.current?.querySelectorAll<HTMLElement>('[data-position]') ?? []) moveClear(group);
    };
    // Once what has changed is drawn.
    const placeLater = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    placeLater();
    const unsubscribe = notificationsStore.subscribe(placeLater);
    document.addEventListener('focusin', placeLater);
    return () => {
      cancelAnimationFrame(frame);
      unsubscribe();
      document.removeEventListener('focusin', placeLater);
    };
  }, [toasts]);
}

function moveClear(group: HTMLElement): void {
  const { activeElement } = document;
  // The notices do not jump away from the focus that comes to them.
  if (group.contains(activeElement)) return;
  group.style.marginTop = '';
  const own = group.getBoundingClientRect();
  if (own.height === 0) return;
  const dialog = document.querySelector('[role="dialog"]:has(h2)')?.getBoundingClientRect();
  // The header, too, cannot be reached then.
  if (dialog && overlaps(dialog, own) && own.height + 2 * gap <= dialog.top) {
    group.style.marginTop = `${gap - own.top}px`;
    return;
  }
  const isPage = activeElement === document.body || activeElement?.id === 'main';
  const others = [
    ...document.querySelectorAll('[role="dialog"] :is(h2, h2 ~ button)'),
    ...(isPage || !activeElement ? [] : [activeElement]),
  ];
  const ends = others
    .map((element) => element.getBoundingClientRect())
    .filter((other) => overlaps(other, own))
    .map(({ bottom }) => bottom + gap);
  const top = Math.max(own.top, ...ends);
  if (top + own.height <= innerHeight) group.style.marginTop = `${top - own.top}px`;
}

function overlaps({ top, bottom, left, right }: DOMRect, own: DOMRect): boolean {
  return top - gap < own.bottom && bottom + gap > own.top && left < own.right && right > own.left;
}
