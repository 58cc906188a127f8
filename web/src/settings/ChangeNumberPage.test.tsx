import { phoneToken } from '@mithaq/mocks/src/phone.ts';
import { problems } from '@mithaq/openapi/rules/problems.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, test, vi } from 'vitest';
import { resumeCode, sendCode } from '../phone/identity-service.ts';
import { useApp } from '../testing/render-app.tsx';

vi.mock('../phone/identity-service.ts', async (original) => ({
  ...(await original<object>()),
  sendCode: vi.fn(),
  resumeCode: vi.fn(),
  clearCaptcha: vi.fn(),
}));

const app = useApp();
const prove = vi.fn();
const next = '+919876543210';
const me = () => app.mockBackend.state.users.find(({ id }) => id === app.mockBackend.signedInUserId())!;
const number = () => me().profile!.phoneNumber!;
const section = async () => within(await screen.findByRole('region', { name: 'Phone number' }));
const link = async () => (await section()).findByRole('link', { name: 'Change number' });
const field = () => screen.findByRole('textbox', { name: 'Phone number' });
const sendButton = () => screen.getByRole('button', { name: 'Send Code' });
const type = async (to: string) => fireEvent.change(await field(), { target: { value: to } });

beforeEach(() => {
  window.history.replaceState(null, '');
  prove.mockReset().mockImplementation(() => Promise.resolve(phoneToken(next, new Date())));
  const code = { verificationId: 'first message', prove };
  vi.mocked(sendCode).mockReset().mockResolvedValue(code);
  vi.mocked(resumeCode).mockReset().mockReturnValue(code);
});

async function openFromSettings() {
  const view = app.open('/settings', 'verified');
  await userEvent.click(await link());
  // As the router of a browser counts it.
  window.history.replaceState({ idx: 1 }, '');
  await field();
  return view;
}

async function enterCode(to = next) {
  await type(to);
  fireEvent.click(sendButton());
  fireEvent.change(await screen.findByRole('textbox', { name: 'Verification code' }), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Verify Code' }));
}

it('changes the number, which Settings show then, with the focus on the link that led there', async () => {
  const { path } = await openFromSettings();
  const before = number();
  expect(screen.getByRole('heading', { level: 1, name: 'Change my phone number' })).toHaveFocus();
  expect(screen.getByRole('main')).toHaveTextContent(
    'We send a code to the new number. Until it is entered, your present number stays.',
  );
  expect(screen.getByText('Members whose proposal is accepted then see the new number.')).toBeVisible();
  await enterCode();
  expect(await screen.findByText('Phone number verified successfully!')).toBeInTheDocument();
  await waitFor(() => expect(path()).toBe('/settings'));
  await waitFor(async () => expect(await link()).toHaveFocus());
  const shown = (await section()).getByText((_, element) => element?.tagName === 'BDI');
  expect(shown).toHaveTextContent(next);
  expect(shown).toHaveAttribute('dir', 'ltr');
  expect(me().profile).toMatchObject({ phoneNumber: next, isVerified: true });
  expect(before).not.toBe(next);
});

it.each([
  ['the code is wrong', () => prove.mockRejectedValue(new Error('no')), 'Invalid verification code'],
  [
    'the number is of another account',
    () => app.mockBackend.fail('recordVerifiedPhone', { code: 'phone-in-use' }),
    problems['phone-in-use'].detail,
  ],
])('keeps the number when %s', async (_, fail, reason) => {
  const { path } = await openFromSettings();
  const before = number();
  fail();
  await enterCode();
  const code = screen.getByRole('textbox', { name: 'Verification code' });
  await waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining(reason)));
  // The focus is in the field already, so that its description is not read again.
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(reason);
  expect(path()).toBe('/settings/phone');
  expect(me().profile).toMatchObject({ phoneNumber: before, isVerified: true });
});

it('says that no code could be sent', async () => {
  vi.mocked(sendCode).mockRejectedValue(new Error('no'));
  await openFromSettings();
  await type(next);
  fireEvent.click(sendButton());
  expect(await within(screen.getByRole('main')).findByText('Please try again')).toBeVisible();
});

it('sends no code to the number that the member has', async () => {
  await openFromSettings();
  const own = number();
  const spaced = `${own.slice(1, 4)} ${own.slice(4)}`;
  await type(spaced);
  expect(await field()).toHaveAccessibleDescription(/This is already your number\./);
  expect(sendButton()).toBeDisabled();
  fireEvent.submit((await field()).closest('form')!);
  await type(next);
  expect(await field()).toBeValid();
  expect(sendButton()).toBeEnabled();
  expect(sendCode).not.toHaveBeenCalled();
});

it('goes back without a change', async () => {
  const { path } = await openFromSettings();
  await userEvent.click(screen.getByRole('button', { name: 'Back to Settings' }));
  await waitFor(() => expect(path()).toBe('/settings'));
  await waitFor(async () => expect(await link()).toHaveFocus());
});

it('leads to Settings also when it was opened by its address', async () => {
  const { path } = app.open('/settings/phone', 'verified');
  await enterCode();
  await waitFor(() => expect(path()).toBe('/settings'));
  expect((await section()).getByText((_, element) => element?.tagName === 'BDI')).toHaveTextContent(next);
});

it('keeps what was entered apart from the first number of a new member', async () => {
  const { go } = await openFromSettings();
  await type(next);
  fireEvent.click(sendButton());
  await screen.findByText(/Code sent to/);
  await go('/settings');
  me().profile!.isVerified = false;
  const { unmount } = app.open('/verify-phone', 'verified');
  expect((await screen.findAllByRole('textbox', { name: 'Phone number' })).at(-1)).toHaveValue('');
  unmount();
  me().profile!.isVerified = true;
  await go('/settings/phone');
  expect(await screen.findByText(/Code sent to/)).toHaveTextContent(next);
});

test.each([
  ['paused', () => void (me().isPaused = true)],
  [
    'whose marriage is fixed',
    () => {
      const other = app.mockBackend.state.users.find(({ id }) => id !== me().id);
      const createdAt = '2026-05-30T08:30:00Z';
      const id = '0199a1b2-c3d4-7e5f-8a6b-00000000000a';
      app.mockBackend.state.proposals.push({
        id,
        sender: other!.id,
        receiver: me().id,
        status: 'MARRIAGE_FIXED',
        createdAt,
      });
    },
  ],
])('a member %s can change the number', async (_, prepare) => {
  app.signIn('verified');
  prepare();
  await openFromSettings();
  await enterCode();
  await waitFor(() => expect(number()).toBe(next));
});

it.each(['unverified', 'suspended', 'incomplete'] as const)(
  'is not in the settings of an account that is %s',
  async (stage) => {
    app.open('/settings', stage);
    await screen.findByRole('heading', { level: 2, name: 'My account' });
    expect(screen.queryByRole('region', { name: 'Phone number' })).not.toBeInTheDocument();
  },
);
