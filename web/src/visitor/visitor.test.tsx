import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SignInError } from '../auth/sign-in-errors.ts';
import { takeTurn } from '../auth/sign-in.ts';
import { LanguageProvider } from '../languages/LanguageProvider.tsx';
import { openOtherTab } from '../testing/other-tab.ts';
import { useWatchedLocation } from '../testing/watch-location.ts';
import { pathOf, visitorPages } from './visitor-pages.tsx';
import { VisitorFrame } from './VisitorFrame.tsx';

const { assign, reload } = useWatchedLocation();
const fetchedFonts: string[] = [];
let popup: ReturnType<typeof openOtherTab>;

/** The script runs once in a page's life; so does this file's page. */
beforeAll(async () => {
  const landing = visitorPages[0]!; // `/`
  document.body.innerHTML = renderToStaticMarkup(
    <LanguageProvider>
      <VisitorFrame path={pathOf(landing)}>{landing.content}</VisitorFrame>
    </LanguageProvider>,
  );
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { load: async (font: string) => fetchedFonts.push(font) },
  }); // jsdom has none to load
  await import('./visitor.ts');
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

const signInButtons = () => screen.getAllByRole('button', { name: 'Sign In' });
const setSession = (isOpen: boolean) => {
  document.cookie = `mithaq_signed_in=1; Path=/${isOpen ? '' : '; Max-Age=0'}`;
};
const startInPopup = () => userEvent.click(signInButtons()[0]!); // the header's

test('each Sign In opens the popup, and would go to Google without this script', async () => {
  expect(signInButtons()).toHaveLength(3);
  for (const button of signInButtons()) await userEvent.click(button);
  expect(vi.mocked(window.open).mock.calls.map(([address]) => address)).toEqual(
    Array.from({ length: 3 }, () => '/api/v1/auth/google?display=popup'),
  );
  for (const button of signInButtons()) {
    const { form } = button as HTMLButtonElement; // it is named as one
    expect([form?.method, form?.getAttribute('action'), new FormData(form!).get('display')]).toEqual([
      'get',
      '/api/v1/auth/google',
      'page',
    ]);
  }
});

describe('someone who has signed in', () => {
  test('through this page’s popup goes on by the gate of the application', async () => {
    await startInPopup();
    setSession(true);
    popup.say({ kind: 'signed-in' });
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
    await waitFor(() => expect(popup.told).toContainEqual({ kind: 'heard' }));
    expect(reload).not.toHaveBeenCalled();
  });

  test('in another tab stays where this page is', async () => {
    setSession(true);
    popup.say({ kind: 'signed-in' });
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(assign).not.toHaveBeenCalled();
  });

  test('without any session left behind sees no change', async () => {
    await startInPopup();
    popup.say({ kind: 'signed-in' });
    await waitFor(() => expect(popup.told).toContainEqual({ kind: 'heard' }));
    expect([assign, reload].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  test.each(['focus', 'pageshow'])('is noticed on %s, had the message been lost', async (event) => {
    await startInPopup();
    fireEvent(window, new Event(event));
    expect(assign).not.toHaveBeenCalled();
    setSession(true);
    fireEvent(window, new Event(event));
    expect(assign).toHaveBeenCalledWith('/');
  });
});

describe('a sign-in that was refused', () => {
  test.each([
    ['cancelled', 'status', /Sign-in was cancelled/],
    ['provider', 'alert', /Google could not be reached/],
  ] as const)('(%s) is told of as a %s, and can be dismissed', async (error, role, words) => {
    await startInPopup();
    popup.say({ kind: 'refused', error });
    await waitFor(() => expect(screen.getByRole(role)).toHaveTextContent(words));
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.getByRole(role)).toBeEmptyDOMElement();
  });

  test('elsewhere is not told of here', async () => {
    await startInPopup();
    takeTurn(); // this page's own has ended
    popup.say({ kind: 'refused', error: 'failed' });
    await waitFor(() => expect(popup.told).toContainEqual({ kind: 'heard' }));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  test('goes by itself after five seconds, each in its own time', async () => {
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
    fireEvent.submit(signInButtons()[0]!.closest('form')!); // each stands in one
    const heard = new Promise<void>((resolve) => popup.onTold(() => resolve()));
    popup.say({ kind: 'refused', error });
    await heard;
  }
});

test('in the browser of Instagram, Sign In shows the dialog instead', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Instagram 300.0.0');
  const showModal = vi.fn();
  HTMLDialogElement.prototype.showModal = showModal; // jsdom has none
  await startInPopup();
  expect(showModal).toHaveBeenCalledOnce();
  expect(window.open).not.toHaveBeenCalled();
});

test('Learn More answers to the space bar, as buttons do', () => {
  const learnMore = screen.getByRole('button', { name: 'Learn More' });
  const clicked = vi.fn((event: Event) => event.preventDefault());
  learnMore.addEventListener('click', clicked);
  fireEvent.keyDown(learnMore, { key: ' ' });
  expect(clicked).toHaveBeenCalledOnce();
});

test('the verses take their font once the page is there', async () => {
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-settled'));
  expect(fetchedFonts).toEqual(["1em 'Amiri Quran'"]);
});

test('a language that is followed is remembered', () => {
  const urdu = screen.getByRole('link', { name: 'اردو' });
  urdu.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(urdu);
  expect(document.cookie).toContain('mithaq_language=ur');
  document.cookie = 'mithaq_language=; Path=/; Max-Age=0';
});
