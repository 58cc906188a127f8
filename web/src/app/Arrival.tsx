import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useEffect, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { announce } from './PageAnnouncer.tsx';
import { useScrollMemory } from './scroll-memory.ts';

export interface ArrivalProps {
  /** The page's name in the window's title. */
  title?: MessageDescriptor;
  children: ReactNode;
}

/** Where one was before, and its name; undefined until the first page is there. */
let last: { path: string; title: string } | undefined;

/** A page that has come: goes to where it is to be seen from, names the window, and brings the focus along. */
export function Arrival({ title, children }: ArrivalProps) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  useScrollMemory();
  const page = title && t(title);
  const windowTitle = page ? t`${page} · Mithaq` : t`Mithaq`;

  useEffect(() => {
    document.title = windowTitle;
    const before = last;
    last = { path: pathname, title: windowTitle };
    if (before === undefined) return;
    if (before.path === pathname) {
      // The same page in another language.
      if (before.title !== windowTitle) announce(windowTitle);
      return;
    }
    const main = document.getElementById('main');
    const heading = main?.querySelector('h1');
    const linkBackTo = isBack ? main?.querySelector<HTMLElement>(`a[href="${CSS.escape(before.path)}"]`) : null;
    if (linkBackTo) return linkBackTo.focus({ preventScroll: true });
    if (heading) {
      heading.tabIndex = -1;
      return heading.focus({ preventScroll: true });
    }
    main?.focus({ preventScroll: true });
    announce(windowTitle);
  }, [windowTitle, pathname, isBack]);

  return children;
}
