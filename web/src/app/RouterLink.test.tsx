import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { createTraveller } from '../testing/traveller.tsx';
import { prefetch } from './pages.ts';
import { RouterLink } from './RouterLink.tsx';

vi.mock('./pages.ts', () => ({ prefetch: vi.fn() }));
beforeEach(() => void vi.mocked(prefetch).mockClear());

function open(href: string, onClick?: (event: React.MouseEvent) => void) {
  const { Traveller, ...traveller } = createTraveller();
  render(
    <MemoryRouter initialEntries={['/community', '/feed']} initialIndex={1}>
      <RouterLink href={href} onClick={onClick}>
        go
      </RouterLink>
      <Traveller />
    </MemoryRouter>,
  );
  return { ...traveller, link: screen.getByRole('link', { name: 'go' }) };
}

test('goes within the application', async () => {
  const { link, location } = open('/proposals?tab=sent');
  await userEvent.click(link);
  expect(location()).toMatchObject({ pathname: '/proposals', search: '?tab=sent' });
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a press with %o to the browser',
  (press) => {
    const { link, path } = open('/proposals');
    const click = createEvent.click(link, press);
    // jsdom would try to go there.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent(link, click);
    expect(path()).toBe('/feed');
  },
);

test('goes nowhere when its owner says so', async () => {
  const { link, path } = open('/proposals', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(path()).toBe('/feed');
});

test('to the page one is on makes no new place to go back to', async () => {
  const { link, go, path } = open('/feed');
  await userEvent.click(link);
  await go(-1);
  expect(path()).toBe('/community');
});

test('fetches the code of where it leads, when it is pointed at or focused, and none before', async () => {
  const { link } = open('/profile/1?from=feed');
  expect(prefetch).not.toHaveBeenCalled();
  await userEvent.hover(link);
  expect(prefetch).toHaveBeenLastCalledWith('/profile/1');
  link.focus();
  expect(prefetch).toHaveBeenCalledTimes(2);
});
