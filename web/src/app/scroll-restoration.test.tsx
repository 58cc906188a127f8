import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestNavigation } from '../testing/test-navigation.tsx';
import { beginNextPageAtTop } from '../shared/scroll.ts';
import { recordScroll, useScrollRestoration } from './scroll-restoration.ts';

const windowHeight = 800;
const page = { length: 0, scrolled: 0, grow: (_length: number) => {} };
const observers = new Set<() => void>();

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly onResize: () => void;
      constructor(onResize: () => void) {
        this.onResize = onResize;
      }
      observe() {
        observers.add(this.onResize);
      }
      disconnect() {
        observers.delete(this.onResize);
      }
    },
  );
  Object.assign(page, {
    length: 5000,
    scrolled: 0,
    grow: (length: number) => {
      page.length = length;
      observers.forEach((tell) => tell());
    },
  });
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(windowHeight);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => page.length);
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => page.scrolled);
  vi.spyOn(window, 'scrollTo').mockImplementation((_: ScrollToOptions | number | undefined, top = 0) => {
    page.scrolled = Math.min(top, page.length - windowHeight);
  });
  sessionStorage.clear();
  recordScroll();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open() {
  const { TestNavigation, ...navigation } = createTestNavigation();
  const Page = () => {
    useScrollRestoration();
    return <p id="place">A page</p>;
  };
  render(
    <MemoryRouter initialEntries={[{ pathname: '/list', key: 'the list' }]}>
      <Page />
      <TestNavigation />
    </MemoryRouter>,
  );
  return navigation;
}

function scroll(to: number): void {
  page.scrolled = to;
  window.dispatchEvent(new Event('scroll'));
}

test('another page begins at its top, and Back returns to the same height', async () => {
  const { go } = open();
  scroll(1234);
  await go('/profile');
  expect(page.scrolled).toBe(0);
  scroll(70);
  await go(-1);
  expect(page.scrolled).toBe(1234);
  await go(1);
  expect(page.scrolled).toBe(70);
});

test('Back from what is gone goes to the top, once', async () => {
  const { go } = open();
  scroll(1234);
  await go('/profile');
  beginNextPageAtTop();
  await go(-1);
  expect(page.scrolled).toBe(0);
  scroll(500);
  await go('/profile');
  await go(-1);
  expect(page.scrolled).toBe(500);
});

test('a list keeps its place while a profile opens and closes beside it, also where it was scrolled meanwhile', async () => {
  const { go } = open();
  scroll(900);
  await go('/list?profile=1');
  expect(page.scrolled).toBe(900);
  scroll(1300);
  await go(-1);
  expect(page.scrolled).toBe(1300);
  await go('/list?tab=sent');
  expect(page.scrolled).toBe(0);
});

test('a list that is shorter on Back is scrolled further as it grows', async () => {
  const { go } = open();
  scroll(3000);
  await go('/profile');
  page.length = 1500;
  await go(-1);
  expect(page.scrolled).toBe(700);
  window.dispatchEvent(new Event('scroll')); // as the browser tells of our own scrolling
  act(() => page.grow(2500));
  expect(page.scrolled).toBe(1700);
  act(() => page.grow(5000));
  expect(page.scrolled).toBe(3000);
  scroll(100);
  act(() => page.grow(6000));
  expect(page.scrolled).toBe(100);
});

test('a reader who scrolls is not moved to the restored position', async () => {
  const { go } = open();
  scroll(3000);
  await go('/profile');
  page.length = 1500;
  await go(-1);
  window.dispatchEvent(new Event('wheel'));
  scroll(200);
  act(() => page.grow(5000));
  expect(page.scrolled).toBe(200);
});

test('the height outlives a reload', () => {
  open();
  scroll(2100);
  window.dispatchEvent(new Event('pagehide'));
  recordScroll();
  page.scrolled = 0;
  open();
  expect(page.scrolled).toBe(2100);
});

test('leaving during the restoration restores the same position later', async () => {
  const { go } = open();
  scroll(3000);
  await go('/profile');
  page.length = 1500;
  await go(-1);
  window.dispatchEvent(new Event('scroll')); // as the browser tells of our own scrolling
  await go('/profile');
  page.length = 5000;
  await go(-1);
  expect(page.scrolled).toBe(3000);
});

test('the browser leaves the height to us, and a page that was loaded has a name of its own', () => {
  expect(window.history.scrollRestoration).toBe('manual');
  expect(window.history.state).toMatchObject({ key: expect.stringMatching(/^\w{4,}$/) });
});

test('the page scrolls to the fragment of the address', async () => {
  const into = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { go } = open();
  await go('/guide#place');
  expect(into.mock.contexts).toContain(document.getElementById('place'));
});

test('a fragment that names nothing, such as a lone percent sign, leads to the top', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo');
  const { go } = open();
  await go('/guide#%');
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);
});
