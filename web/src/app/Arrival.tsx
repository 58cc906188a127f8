import { useEffect, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { announce } from './PageAnnouncer.tsx';
import { useScrollMemory } from './scroll-memory.ts';

export interface ArrivalProps {
  /** The page's name in the window's title. */
  title?: string;
  children: ReactNode;
}

/** Where one was before; undefined until the first page is there. */
let lastPath: string | undefined;

/** A page that has come: goes to where it is to be seen from, names the window, and brings the focus along. */
export function Arrival({ title, children }: ArrivalProps) {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  useScrollMemory();

  useEffect(() => {
    document.title = title ? `${title} · Mithaq` : 'Mithaq';
    const from = lastPath;
    lastPath = pathname;
    if (from === undefined || from === pathname) return;
    const main = document.getElementById('main');
    const heading = main?.querySelector('h1');
    const linkBackTo = isBack ? main?.querySelector<HTMLElement>(`a[href="${CSS.escape(from)}"]`) : null;
    if (linkBackTo) return linkBackTo.focus({ preventScroll: true });
    if (heading) {
      heading.tabIndex = -1;
      return heading.focus({ preventScroll: true });
    }
    main?.focus({ preventScroll: true });
    announce(document.title);
  }, [title, pathname, isBack]);

  return children;
}
