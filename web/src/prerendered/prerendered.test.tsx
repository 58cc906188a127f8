import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SignInError } from '../auth/sign-in-errors.ts';
import { takeTurn } from '../auth/sign-in.ts';
import { openOtherTab } from '../testing/other-tab.ts';
import { useWatchedLocation } from '../testing/watch-location.ts';
import { pathOf, prerenderedPages } from './prerendered-pages.tsx';
import { PrerenderedLayout } from './PrerenderedLayout.tsx';
import { PrerenderedProviders } from './PrerenderedProviders.tsx';

const { assign, reload } = useWatchedLocation();
const fetchedFonts: string[] = [];
const observers: IntersectionObserverCallback[] = [];
let popup: ReturnType<typeof openOtherTab>;

/** The script runs once in a page's life; so does this file's page. */
beforeAll(async () => {
  const landing = prerenderedPages[0]!; // `/`
  document.body.innerHTML = renderToStaticMarkup(
    <PrerenderedProviders>
      <PrerenderedLayout path={pathOf(landing)}>{landing.content}</PrerenderedLayout>
    </PrerenderedProviders>,
  );
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { load: async (font: string) => fetchedFonts.push(font) },
  }); // jsdom has none to load
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: IntersectionObserverCallback) {
        observers.push(notify);
      }
      observe() {}
      disconnect() {}
    },
  );
  await import('./page-script.ts');
});
beforeEach(() => {
  popup = openOtherTab();
  setSession(false);
  vi.spyOn(window, 'open').mockReturnValue({ closed: false, focus: vi.fn() } as unknown as Window); // as much of a window as is used
});
afterEach(() => {
  popup.close();
  takeTurn();
  vi.restoreAllMocks();
});

const signInLinks = () => screen.getAllByRole('link', { name: 'Sign In' });
const setSession = (isOpen: boolean) => {
  document.cookie = `mithaq_signed_in=1; Path=/${isOpen ? '' : '; Max-Age=0'}`;
};
const startInPopup = () => userEvent.click(signInLinks()[0]!); // the header's

test('each Sign In opens the popup, and links to Google without this script', async () => {
  expect(signInLinks()).toHaveLength(3);
  for (const link of signInLinks()) {
    expect(link).toHaveAttribute('href', '/api/v1/auth/google?display=page');
    await userEvent.click(link);
  }
  expect(vi.mocked(window.open).mock.calls.map(([address]) => address)).toEqual(
    Array.from({ length: 3 }, () => '/api/v1/auth/google?display=popup'),
  );
});

test('a click with Ctrl leaves Sign In to the browser', () => {
  let isLeft = false;
  const atEnd = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault(); // jsdom cannot navigate
  };
  document.addEventListener('click', atEnd, { once: true });
  fireEvent.click(signInLinks()[0]!, { ctrlKey: true });
  expect(isLeft).toBe(true);
  expect(window.open).not.toHaveBeenCalled();
});

describe('a sign-in', () => {
  test('through this page’s popup continues to /', async () => {
    await startInPopup();
    setSession(true);
    popup.post({ kind: 'signed-in' });
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/login/oauth2/callback'));
    await waitFor(() => expect(popup.received).toContainEqual({ kind: 'heard' }));
    expect(reload).not.toHaveBeenCalled();
  });

  test('in another tab reloads this page', async () => {
    setSession(true);
    popup.post({ kind: 'signed-in' });
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(assign).not.toHaveBeenCalled();
  });

  test('without a session changes nothing', async () => {
    await startInPopup();
    popup.post({ kind: 'signed-in' });
    await waitFor(() => expect(popup.received).toContainEqual({ kind: 'heard' }));
    expect([assign, reload].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  test.each(['focus', 'pageshow'])('is noticed on %s when its message was lost', async (event) => {
    await startInPopup();
    fireEvent(window, new Event(event));
    expect(assign).not.toHaveBeenCalled();
    setSession(true);
    fireEvent(window, new Event(event));
    expect(assign).toHaveBeenCalledWith('/login/oauth2/callback');
  });
});

describe('a sign-in error', () => {
  test.each([
    ['cancelled', 'status', /Sign-in was cancelled/],
    ['provider', 'alert', /Google could not be reached/],
  ] as const)('%s is announced as %s and can be dismissed', async (error, role, words) => {
    await startInPopup();
    popup.post({ kind: 'refused', error });
    await waitFor(() => expect(screen.getByRole(role)).toHaveTextContent(words));
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.getByRole(role)).toBeEmptyDOMElement();
  });

  test('of another tab is not shown', async () => {
    await startInPopup();
    takeTurn(); // this page's own has ended
    popup.post({ kind: 'refused', error: 'failed' });
    await waitFor(() => expect(popup.received).toContainEqual({ kind: 'heard' }));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  test('disappears after five seconds, also the one that replaced another', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await refuse('failed');
      vi.advanceTimersByTime(3000);
      await refuse('email');
      vi.advanceTimersByTime(4999);
      expect(screen.getByRole('alert')).toHaveTextContent(/e-mail address is not confirmed/);
      vi.advanceTimersByTime(1);
      expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    } finally {
      vi.useRealTimers();
    }
  });

  async function refuse(error: SignInError): Promise<void> {
    fireEvent.click(signInLinks()[0]!);
    const heard = new Promise<void>((resolve) => popup.onMessage(() => resolve()));
    popup.post({ kind: 'refused', error });
    await heard;
  }
});

test('in Instagram’s browser, Sign In opens the dialog instead', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Instagram 300.0.0');
  const showModal = vi.fn();
  HTMLDialogElement.prototype.showModal = showModal; // jsdom has none
  await startInPopup();
  expect(showModal).toHaveBeenCalledOnce();
  expect(window.open).not.toHaveBeenCalled();
});

test('Learn More reacts to Space, as buttons do', () => {
  const learnMore = screen.getByRole('button', { name: 'Learn More' });
  const clicked = vi.fn((event: Event) => event.preventDefault());
  learnMore.addEventListener('click', clicked);
  fireEvent.keyDown(learnMore, { key: ' ' });
  expect(clicked).toHaveBeenCalledOnce();
});

test('the Qur’an’s font is loaded when a verse comes near the window', async () => {
  expect(fetchedFonts).toEqual([]);
  const verse = { isIntersecting: true } as IntersectionObserverEntry; // the part that is read
  observers.forEach((notify) => notify([verse], {} as IntersectionObserver));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-verse-font'));
  expect(fetchedFonts).toEqual(["1em 'Amiri Quran'"]);
});

test('the button of the languages comes into sight when their list closes and gives it the focus back', () => {
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue();
  const button = screen.getByRole('button', { name: /^Language/ });
  const list = document.getElementById(button.getAttribute('popovertarget')!)!;
  fireEvent(list, new Event('toggle'));
  expect(scroll).not.toHaveBeenCalled();
  button.focus();
  fireEvent(list, new Event('toggle')); // jsdom opens no popovers
  expect(scroll.mock.contexts).toEqual([button]);
});

test('the language of a followed link is stored', () => {
  const urdu = screen.getByRole('link', { name: 'اردو', hidden: true });
  urdu.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(urdu);
  expect(document.cookie).toContain('mithaq_language=ur');
  document.cookie = 'mithaq_language=; Path=/; Max-Age=0';
});
