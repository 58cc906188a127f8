import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useEffect, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { announce } from './PageAnnouncer.tsx';
import { useScrollRestoration } from './scroll-restoration.ts';

export interface RouteEffectsProps {
  /** The name of the page in the title of the window. */
  title?: MessageDescriptor;
  children: ReactNode;
}

/** The previous page; undefined before the first one is shown. */
let last: { path: string; title: string } | undefined;

/** Sets the scroll position, the title of the window and the focus when a page is shown. */
export function RouteEffects({ title, children }: RouteEffectsProps) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  useScrollRestoration();
  const page = title && t(title);
  const windowTitle = page ? t`${page} · Mithaq` : t`Mithaq`;

  useEffect(() => {
    document.title = windowTitle;
    const before = last;
    last = { path: pathname, title: windowTitle };
    if (before === undefined) return;
    if (before.path === pathname) {
      // The same page, in another language.
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
