import { useLayoutEffect } from 'react';

let openDialogs = 0;
let restoreScrolling = () => {};

/**
 * As long as a dialog is open, the page behind it can neither be reached nor scrolled. Then the focus goes back to the
 * element that had it, or to the page's main part if that element is gone.
 */
export function useInertPage(): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    openDialogs += 1;
    if (openDialogs === 1) {
      setInert(true);
      restoreScrolling = stopScrolling();
    }
    return () => {
      openDialogs -= 1;
      if (openDialogs > 0) return;
      setInert(false);
      document.addEventListener('click', dropLaterClicks, true);
      restoreScrolling();
      giveFocusBack(opener);
    };
  }, []);
}

/** All but Mantine's portals, in which dialogs and notices are. */
function setInert(isInert: boolean): void {
  for (const element of document.body.children)
    if (!element.matches('[data-portal]')) element.toggleAttribute('inert', isInert);
}

/** The space of the scroll bar stays, so that nothing moves. */
function stopScrolling(): () => void {
  const { style, clientWidth } = document.documentElement;
  const before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => void Object.assign(style, before);
}

/** The second click of a double click that closed the dialog would fall on what lay below it, and open that. */
function dropLaterClicks(event: MouseEvent): void {
  if (event.detail < 2) return document.removeEventListener('click', dropLaterClicks, true);
  event.preventDefault();
  event.stopPropagation();
}

function giveFocusBack(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener !== document.body) opener.focus({ preventScroll: true });
  if (document.activeElement !== opener) document.getElementById('main')?.focus({ preventScroll: true });
}
