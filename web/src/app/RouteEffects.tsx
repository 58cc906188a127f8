import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useGetCurrentUserProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { useEffect, type ReactNode } from 'react';
import { displayId, isDisplayedId } from '@mithaq/openapi/rules/profile.ts';
import { NavigationType, useLocation, useNavigationType, useParams } from 'react-router-dom';
import { isSection, sectionHeadings } from '../profiles/section-titles.ts';
import { aboutPerson, personOf } from '../shared/person.ts';
import { focusHeading } from '../shared/focus-heading.ts';
import { useShownEntry } from './close-by-back.ts';
import { announce } from './PageAnnouncer.tsx';
import { useScrollRestoration } from './scroll-restoration.ts';

export interface RouteEffectsProps {
  /** The name of the page in the title of the window; it may select by `person`. */
  title?: MessageDescriptor;
  children: ReactNode;
}

/** The previous page; undefined before the first one is shown. */
let last: { path: string; hash: string; title: string } | undefined;

/** Ends the waiting for the heading of the page before. */
let stopWaiting: (() => void) | undefined;

/** Sets the scroll position, the title of the window and the focus when a page is shown. */
export function RouteEffects({ title, children }: RouteEffectsProps) {
  const { t } = useLingui();
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  useScrollRestoration();
  useShownEntry();
  const { profileId = '', section = '' } = useParams();
  // Tells the pages of two members apart in the history, which a family may share: it names nobody.
  const shownId = displayId(profileId.toLowerCase());
  // What the page has loaded, so that no page loads it for its title.
  const { data: own } = useGetCurrentUserProfile({ query: { enabled: false } });
  const person = personOf(own?.profile.createdBy, own?.profile.gender);
  const shownTitle = isSection(section) ? sectionHeadings[section] : title;
  const page =
    shownTitle && [t(aboutPerson(shownTitle, person)), ...(isDisplayedId(shownId) ? [shownId] : [])].join(' · ');
  const windowTitle = page ? t`${page} · Mithaq` : t`Mithaq`;

  useEffect(() => {
    document.title = windowTitle;
    const before = last;
    last = { path: pathname, hash, title: windowTitle };
    // The first page, unless one that was left while it loaded comes before it.
    if (before === undefined && navigation !== NavigationType.Push) return;
    if (before?.path === pathname) {
      // The same page, in another language.
      if (before.title !== windowTitle) announce(windowTitle);
      if (before.hash !== hash) placeOf(hash)?.focus({ preventScroll: true });
      return;
    }
    // Not by a cleanup of the effect: a title may change while its page loads.
    stopWaiting?.();
    stopWaiting = undefined;
    // The Undo of a notice, which has the focus, speaks of what led here.
    if (document.activeElement?.closest('[data-notice]')) {
      announce(windowTitle);
      return;
    }
    const main = document.getElementById('main');
    const isBack = before && navigation === NavigationType.Pop;
    const linkBackTo = isBack ? main?.querySelector<HTMLElement>(`a[href="${CSS.escape(before.path)}"]`) : null;
    // What was said of the page before does not stay; the heading that gets the focus names this one.
    announce(linkBackTo || main?.querySelector('h1') ? '' : windowTitle);
    if (linkBackTo) {
      linkBackTo.focus({ preventScroll: true });
      return;
    }
    const place = placeOf(hash);
    if (place) place.focus({ preventScroll: true });
    else if (main) stopWaiting = focusHeading(main);
  }, [windowTitle, pathname, hash, navigation]);

  return children;
}

/** The heading or the section to which a fragment leads. It can have the focus then. */
function placeOf(hash: string): HTMLElement | undefined {
  const place = hash ? document.getElementById(hash.slice(1)) : null;
  if (!place?.matches('h2, section')) return undefined;
  place.tabIndex = -1;
  return place;
}
