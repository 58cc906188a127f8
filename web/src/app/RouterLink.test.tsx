import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { createTestNavigation } from '../testing/test-navigation.tsx';
import { RouterLink } from './RouterLink.tsx';
import { prefetchPage } from './routes.tsx';

vi.mock('./routes.tsx', () => ({ prefetchPage: vi.fn() }));
beforeEach(() => void vi.mocked(prefetchPage).mockClear());

function open(href: string) {
  const { TestNavigation, ...navigation } = createTestNavigation();
  render(
    <MemoryRouter initialEntries={['/community', '/feed']} initialIndex={1}>
      <RouterLink href={href}>go</RouterLink>
      <TestNavigation />
    </MemoryRouter>,
  );
  return { ...navigation, link: screen.getByRole('link', { name: 'go' }) };
}

test('navigates within the application', async () => {
  const { link, location } = open('/proposals?tab=sent');
  await userEvent.click(link);
  expect(location()).toMatchObject({ pathname: '/proposals', search: '?tab=sent' });
});

test('fetches the code of the page when it is pointed at or focused, and not before', async () => {
  const { link } = open('/profile/1?from=feed');
  expect(prefetchPage).not.toHaveBeenCalled();
  await userEvent.hover(link);
  expect(prefetchPage).toHaveBeenLastCalledWith('/profile/1');
  link.focus();
  expect(prefetchPage).toHaveBeenCalledTimes(2);
});

test('a second tap before the page is there leads nowhere else, and a press on the page itself opens it again', () => {
  window.history.replaceState(null, '', '/feed');
  const { TestNavigation, location } = createTestNavigation();
  const onClick = vi.fn();
  render(
    <BrowserRouter>
      <RouterLink href="/profile/1" onClick={onClick}>
        go
      </RouterLink>
      <TestNavigation />
    </BrowserRouter>,
  );
  const pages = window.history.length;
  const link = screen.getByRole('link', { name: 'go' });
  act(() => {
    link.click();
    link.click();
  });
  expect(onClick).toHaveBeenCalledTimes(2);
  expect(location()).toMatchObject({ pathname: '/profile/1' });
  expect(window.history.length).toBe(pages + 1);
  const { key } = location();
  act(() => link.click());
  expect(location().key).not.toBe(key);
  expect(window.history.length).toBe(pages + 1);
});
