import { useMediaQuery } from '@mithaq/ui-kit';
import { useEffect, useEffectEvent, useRef, type MouseEvent, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { focusHeading } from '../shared/focus-heading.ts';
import { stepBack } from '../shared/step-back.ts';
import { isFocusLost } from '../shared/use-focus-result.ts';
import { openProfileOf, withOpenProfile } from './open-profile.ts';

/** `$from-bar` of postcss.config.cjs: the bar at the foot has room for what one does with a profile, and for words. */
const wide = '(min-width: 64em)';

/** Whether the window has room for a profile beside the list, and for words before its actions in the bar. */
export function useHasRoom(): boolean {
  return useMediaQuery(wide, undefined, { getInitialValueInEffect: false });
}

/** Of a history entry: the one before it is the list alone. */
interface OpenState {
  isOverList?: boolean;
}

export interface OpenProfile {
  /** The profile that the address opens. */
  profileId: string | undefined;
  /** The window has room for it beside the list. */
  hasRoom: boolean;
  /** For the element around the profile, whose heading has the focus when it opens. */
  panelRef: RefObject<HTMLElement | null>;
  /** Opens the profile of a link that was pressed, where there is room for it. */
  read: (event: MouseEvent<HTMLAnchorElement>, profileId: string) => void;
  close: () => void;
}

/**
 * The profile beside the list of proposals. It is part of the address, so a reload shows it again, and Back closes it, however many were
 * read one after the other. So does Escape; then the link of its card has the focus.
 */
export function useOpenProfile(): OpenProfile {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const { isOverList = false } = (state ?? {}) as OpenState; // only this module opens /proposals with a state
  const profileId = openProfileOf(search);
  const hasRoom = useHasRoom();
  const panelRef = useRef<HTMLElement>(null);

  const before = useRef(profileId);
  useEffect(() => {
    const last = before.current;
    before.current = profileId;
    if (profileId === last) return undefined;
    if (profileId) return panelRef.current ? focusHeading(panelRef.current, 'h2') : undefined;
    if (isFocusLost()) document.querySelector<HTMLElement>(`main a[href="${CSS.escape(`/profile/${last}`)}"]`)?.focus();
    return undefined;
  }, [profileId]);

  const close = () => {
    if (isOverList) stepBack(navigate);
    else void navigate({ search: withOpenProfile(search, undefined) }, { replace: true });
  };
  const closeOnEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    // A dialog or a menu above it closes first.
    if (key === 'Escape' && !document.querySelector('[role="dialog"], [role="menu"]')) close();
  });
  useEffect(() => {
    if (!profileId) return undefined;
    // While the dialog or the menu is still found.
    window.addEventListener('keydown', closeOnEscape, { capture: true });
    return () => window.removeEventListener('keydown', closeOnEscape, { capture: true });
  }, [profileId]);

  return {
    profileId,
    hasRoom,
    panelRef,
    read: (event, chosen) => {
      const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!hasRoom || opensElsewhere) return;
      event.preventDefault();
      if (chosen === profileId) return void (panelRef.current && focusHeading(panelRef.current, 'h2'));
      void navigate(
        { search: withOpenProfile(search, chosen) },
        {
          replace: profileId !== undefined,
          state: { isOverList: profileId === undefined || isOverList } satisfies OpenState,
        },
      );
    },
    close,
  };
}
