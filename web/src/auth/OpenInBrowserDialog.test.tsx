import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '../layout/LanguageProvider.tsx';
import { OpenInBrowserDialog } from './OpenInBrowserDialog.tsx';

const onClose = vi.fn();
const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(async () => {
  onClose.mockClear();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  render(
    <LanguageProvider>
      <OpenInBrowserDialog onClose={onClose} />
    </LanguageProvider>,
  );
  await screen.findByRole('dialog', { name: 'Open in Browser' }); // the name comes after the dialog
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const click = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('says what to do', () => {
  expect(screen.getByRole('dialog')).toHaveTextContent(
    "For a secure sign-in experience, please continue in your device's default browser.",
  );
});

test('copies the address, and says so for two seconds', async () => {
  await click('Copy Link');
  expect(writeText).toHaveBeenCalledWith(window.location.href);
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(1999));
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('button', { name: 'Copy Link' })).toBeVisible();
});

test('shows the address in a prompt when copying fails', async () => {
  const prompt = vi.spyOn(window, 'prompt').mockReturnValue(null);
  writeText.mockRejectedValue(new Error('not allowed'));
  await click('Copy Link');
  expect(prompt).toHaveBeenCalledWith(expect.any(String), window.location.href);
  expect(screen.queryByText('Copied!')).not.toBeInTheDocument();
});

test('Cancel closes it', async () => {
  await click('Cancel');
  expect(onClose).toHaveBeenCalledOnce();
});
