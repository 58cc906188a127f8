import { recordPhoneCodeOutcome } from '@mithaq/openapi/generated/hooks/phone/phone.ts';
import { getGetCurrentUserProfileQueryOptions } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { phoneToken } from '@mithaq/mocks/src/phone.ts';
import { noConnection } from '@mithaq/openapi/rules/problems.ts';
import { members } from '@mithaq/openapi/examples/members.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen, useMockBackend } from '../testing/render-screen.tsx';
import { CaptchaSetupError } from './captcha-setup-error.ts';
import { resumeCode, sendCode } from './identity-service.ts';
import { VerifyPhonePage } from './VerifyPhonePage.tsx';

vi.mock('./identity-service.ts', async (original) => ({
  ...(await original<object>()),
  sendCode: vi.fn(),
  resumeCode: vi.fn(),
  clearCaptcha: vi.fn(),
}));

vi.mock('@mithaq/openapi/generated/hooks/phone/phone.ts', async (original) => {
  const hooks = await original<typeof import('@mithaq/openapi/generated/hooks/phone/phone.ts')>();
  return { ...hooks, recordPhoneCodeOutcome: vi.fn(hooks.recordPhoneCodeOutcome) };
});

const number = '+919876543210';
const waiting = members.find(({ isPhoneVerified }) => !isPhoneVerified);
if (!waiting) throw new Error('The demo community lacks someone whose phone is unverified.');
const held = useMockBackend({ members: [waiting], signedInAs: waiting.key });

const prove = vi.fn();
const isNotified = (message: string) =>
  waitFor(() =>
    expect(
      screen
        .getAllByRole('status')
        .map((region) => region.textContent)
        .join(' '),
    ).toContain(message),
  );

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  prove.mockReset().mockImplementation(() => Promise.resolve(phoneToken(number, new Date())));
  vi.mocked(sendCode).mockReset().mockResolvedValue({ verificationId: 'first message', prove });
});
afterEach(() => void vi.useRealTimers());

const page = (
  <main>
    <VerifyPhonePage />
  </main>
);
const open = () => renderScreen(page, { route: '/verify-phone' });
const sendButton = () => screen.getByRole('button', { name: 'Send Code' });
const verifyButton = () => screen.getByRole('button', { name: 'Verify Code' });
const codeField = () => screen.getByRole('textbox', { name: 'Verification code' });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

async function sendTheCode() {
  type('Phone number', '919876543210');
  fireEvent.click(sendButton());
  await screen.findByText(/Code sent to/);
}

async function openWithCode() {
  const view = open();
  await sendTheCode();
  return view;
}

const main = () => screen.getByRole('main');
const toasts = () => screen.getAllByRole('status').find((region) => !main().contains(region))!;

describe('the number', () => {
  it('has its words', () => {
    open();
    expect(screen.getByRole('heading', { name: 'Verify Your Phone' })).toBeInTheDocument();
    expect(screen.getByText('Phone verification is required to continue')).toBeInTheDocument();
    expect(screen.getByPlaceholderText('+91XXXXXXXXXX')).toBeInTheDocument();
    expect(screen.getByText('Include country code (e.g., +91 for India)')).toBeInTheDocument();
  });

  it('begins with the code of the country of the profile', async () => {
    const own = held.mockBackend.state.users.find(({ id }) => id === waiting.userId)?.profile;
    Object.assign(own ?? {}, { country: 'United Kingdom' });
    open();
    fireEvent.focus(screen.getByRole('textbox', { name: 'Phone number' }));
    expect(await screen.findByText('+44')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveAccessibleDescription(
      'Include country code (e.g., +91 for India) For the United Kingdom it is +44.',
    );
  });

  it('says before the number why and whose it is needed, and who will see it', async () => {
    const own = held.mockBackend.state.users.find(({ id }) => id === waiting.userId)?.profile;
    Object.assign(own ?? {}, { createdBy: 'FATHER', gender: 'FEMALE' });
    open();
    const why = await screen.findByText(/Give your own number, on which families can reach you about your daughter/);
    expect(why).toHaveTextContent(/^A verified number .*\. Only members whose proposal is accepted can see it\.$/);
    expect(why.compareDocumentPosition(screen.getByRole('textbox'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    ['', false],
    ['+9198765432', false],
    ['+91987654321', true],
    ['91987654321', true],
    ['+091987654321', false],
    ['+919876543210123', true],
    ['+9198765432101234', false],
    ['+91 98765-43210', true],
    ['+91abcdefghij', false],
  ])('%j can be sent a code: %s', (typed, can) => {
    open();
    type('Phone number', typed);
    expect(sendButton().hasAttribute('disabled')).toBe(!can);
  });

  it.each(['blur', 'Enter'])('says at %s why it cannot be sent a code', (at) => {
    open();
    type('Phone number', '+9198765432');
    const field = screen.getByRole('textbox', { name: 'Phone number' });
    expect(field).not.toHaveAccessibleDescription(/11 to 15/);
    if (at === 'blur') fireEvent.blur(field);
    else fireEvent.keyDown(field, { key: at });
    expect(screen.getByRole('alert')).toHaveTextContent(/11 to 15/);
    expect(field).toHaveAccessibleDescription(/With its country code a phone number has 11 to 15 digits\./);
    expect(field).toBeInvalid();
    type('Phone number', number);
    expect(field).toBeValid();
  });

  it('gets its plus before it is sent', async () => {
    await openWithCode();
    expect(vi.mocked(sendCode).mock.calls[0]?.[0].phoneNumber).toBe(number);
    expect(await screen.findByText('Verification code sent!')).toBeInTheDocument();
    expect(screen.getByText((_, element) => element?.tagName === 'BDI')).toHaveTextContent(number);
    expect(recordPhoneCodeOutcome).toHaveBeenLastCalledWith({ outcome: 'SENT' });
  });

  it('is shown in the groups of its country, without spaces in its text', async () => {
    await openWithCode();
    const shown = screen.getByText((_, element) => element?.tagName === 'BDI');
    await waitFor(() =>
      expect([...shown.children].map(({ textContent }) => textContent)).toEqual(['+91', '98765', '43210']),
    );
    expect(shown).toHaveTextContent(number);
    expect(shown).toHaveAttribute('dir', 'ltr');
  });

  it('is sent one code, also by a second press before the screen has changed', async () => {
    open();
    type('Phone number', number);
    act(() => {
      sendButton().click();
      sendButton().click();
    });
    await screen.findByText(/Code sent to/);
    expect(sendCode).toHaveBeenCalledOnce();
    expect(screen.queryByText('Please try again')).not.toBeInTheDocument();
  });

  it('says nothing more of a failure once the code is sent', async () => {
    vi.mocked(sendCode).mockRejectedValueOnce(new Error('no'));
    open();
    type('Phone number', number);
    fireEvent.click(sendButton());
    await isNotified('Please try again');
    fireEvent.click(sendButton());
    expect(await screen.findByText('Verification code sent!')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Please try again')).not.toBeInTheDocument());
  });

  it('says when the captcha could not be set up', async () => {
    vi.mocked(sendCode).mockRejectedValue(new CaptchaSetupError('no'));
    open();
    type('Phone number', number);
    fireEvent.click(sendButton());
    await isNotified('Failed to initialize verification');
    expect(screen.getByText('Failed to initialize verification')).toBe(within(main()).getByRole('status')); // on the page alone
    expect(sendButton()).toBeEnabled();
  });

  it('says when the code could not be sent, to the operator with the reason, whether or not that arrives', async () => {
    vi.mocked(sendCode).mockRejectedValue(Object.assign(new Error('no'), { code: 'auth/billing-not-enabled' }));
    held.mockBackend.fail('recordPhoneCodeOutcome', 'offline');
    open();
    type('Phone number', number);
    fireEvent.click(sendButton());
    await isNotified('Please try again');
    expect(screen.getByText('Please try again')).toBe(within(main()).getByRole('status'));
    expect(recordPhoneCodeOutcome).toHaveBeenLastCalledWith({ outcome: 'BILLING_NOT_ENABLED' });
  });

  it.each<[string, Error, string]>([
    ['the service', Object.assign(new Error('no'), { code: 'auth/network-request-failed' }), 'Please try again'],
    [
      'the code of the service',
      new CaptchaSetupError('no', { cause: new TypeError('Failed to fetch') }),
      'Failed to initialize verification',
    ],
  ])('says so when %s cannot be reached', async (_, error, toast) => {
    vi.mocked(sendCode).mockRejectedValue(error);
    open();
    type('Phone number', number);
    fireEvent.click(sendButton());
    await isNotified(toast);
    expect(screen.getByRole('main')).toHaveTextContent('The service that sends the code cannot be reached.');
    expect(recordPhoneCodeOutcome).toHaveBeenLastCalledWith({ outcome: 'NETWORK_REQUEST_FAILED' });
  });

  it('says when the captcha expired', async () => {
    await openWithCode();
    act(() => vi.mocked(sendCode).mock.calls[0]?.[0].onCaptchaExpired());
    expect(await screen.findByText('reCAPTCHA expired. Please try again.')).toBeInTheDocument();
  });
});

describe('a number without its country code', () => {
  it('is offered with the code of the country of the profile', async () => {
    open();
    type('Phone number', '098490-12345');
    expect(screen.queryByText('Start with + and the country code')).not.toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(500));
    const country = held.mockBackend.state.users.find(({ id }) => id === waiting.userId)?.profile;
    expect(country?.country).toBe('Bangladesh');
    expect(await screen.findByText('With its country code your number is')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Use +880 984 9012345' })).toBeVisible();
  });

  it('becomes the whole number with one press', async () => {
    const own = held.mockBackend.state.users.find(({ id }) => id === waiting.userId)?.profile;
    Object.assign(own ?? {}, { country: 'India' });
    const into = vi.spyOn(Element.prototype, 'scrollIntoView');
    open();
    type('Phone number', '9849012345');
    expect(sendButton()).toBeDisabled();
    const offer = await screen.findByRole('button', { name: 'Use +91 98490 12345' });
    // With large letters it would begin under the bar.
    await waitFor(() => expect(into.mock.contexts.some((shown) => (shown as Element).contains(offer))).toBe(true));
    fireEvent.click(offer);
    expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveValue('+919849012345');
    expect(screen.queryByText('Start with + and the country code')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveFocus();
    expect(sendButton()).toBeEnabled();
  });

  it('becomes the whole number with Enter, which sends nothing yet', async () => {
    const own = held.mockBackend.state.users.find(({ id }) => id === waiting.userId)?.profile;
    Object.assign(own ?? {}, { country: 'United Kingdom' });
    open();
    type('Phone number', '07700 900123');
    await screen.findByRole('button', { name: 'Use +44 7700 900123' });
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Phone number' }), { key: 'Enter' });
    expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveValue('+447700900123');
    expect(sendButton()).toBeEnabled();
    expect(sendCode).not.toHaveBeenCalled();
  });
});

describe('the lock on sending again', () => {
  it('lasts thirty seconds', async () => {
    await openWithCode();
    expect(sendButton()).toBeDisabled();
    expect(sendButton()).toHaveTextContent(/30 s|29 s/);
    act(() => void vi.advanceTimersByTime(28_000));
    expect(sendButton()).toBeDisabled();
    act(() => void vi.advanceTimersByTime(2_500));
    expect(sendButton()).toBeEnabled();
    fireEvent.click(sendButton());
    await waitFor(() => expect(sendCode).toHaveBeenCalledTimes(2));
  });

  it('stays when the number is changed', async () => {
    await openWithCode();
    fireEvent.click(screen.getByRole('button', { name: 'Change number' }));
    expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveValue('919876543210');
    expect(sendButton()).toBeDisabled();
  });
});

it('keeps the step, the number and the lock in this tab until the number is verified', async () => {
  vi.mocked(resumeCode).mockReturnValue({ verificationId: 'first message', prove });
  const { go, unmount } = await openWithCode();
  await go('/settings');
  expect(screen.queryByText(/Code sent to/)).not.toBeInTheDocument();
  await go('/verify-phone');
  expect(await screen.findByText(/Code sent to/)).toHaveTextContent(number);
  expect(sendButton()).toBeDisabled();
  type('Verification code', '123456');
  fireEvent.click(verifyButton());
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
  expect(resumeCode).toHaveBeenCalledWith(expect.anything(), 'first message');
  unmount();
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('mithaq.draft'))).toEqual([]);
});

describe('the focus', () => {
  it('stays with the page until something is done', () => {
    open();
    expect(document.body).toHaveFocus();
  });

  it('continues to the code, and returns to the number', async () => {
    await openWithCode();
    expect(codeField()).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Change number' }));
    expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveFocus();
  });

  it('is at the code when it was not accepted', async () => {
    await openWithCode();
    prove.mockRejectedValue(new Error('no'));
    type('Verification code', '123456');
    verifyButton().focus();
    fireEvent.click(verifyButton());
    await isNotified('Invalid verification code');
    expect(codeField()).toHaveFocus();
    // On the page alone, where nothing speaks of a code that was sent any more.
    await waitFor(() => expect(toasts()).toHaveTextContent(/^$/));
  });

  it('is at the code when another one was sent: the button is locked', async () => {
    await openWithCode();
    act(() => void vi.advanceTimersByTime(30_500));
    sendButton().focus();
    fireEvent.click(sendButton());
    await waitFor(() => expect(sendCode).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(codeField()).toHaveFocus());
  });

  it('stays at the button when no code could be sent', async () => {
    vi.mocked(sendCode).mockRejectedValue(new Error('no'));
    open();
    type('Phone number', number);
    sendButton().focus();
    fireEvent.click(sendButton());
    await isNotified('Please try again');
    expect(sendButton()).toHaveFocus();
  });
});

describe('the code', () => {
  it('may be typed in the digits of Arabic and Urdu', async () => {
    await openWithCode();
    type('Verification code', '١٢٣۴۵۶');
    expect(codeField()).toHaveValue('123456');
  });

  it('may be pasted with a space', async () => {
    await openWithCode();
    fireEvent.paste(codeField(), { clipboardData: { getData: () => '149 477' } });
    expect(codeField()).toHaveValue('149477');
    expect(verifyButton()).toBeEnabled();
  });

  it('that was wrong before is spoken of no more when the next one is right', async () => {
    const { path } = await openWithCode();
    prove.mockRejectedValueOnce(new Error('no'));
    type('Verification code', '123456');
    fireEvent.click(verifyButton());
    await isNotified('Invalid verification code');
    // The next code replaces it.
    expect(codeField()).toHaveFocus();
    const { selectionStart, selectionEnd } = codeField() as HTMLInputElement;
    expect([selectionStart, selectionEnd]).toEqual([0, 6]);
    fireEvent.click(verifyButton());
    await waitFor(() => expect(path()).toBe('/feed'));
    expect(await screen.findByText('Phone number verified successfully!')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Invalid verification code')).not.toBeInTheDocument());
  });

  it('that was wrong is spoken of no more when another one is typed', async () => {
    await openWithCode();
    prove.mockRejectedValueOnce(new Error('no'));
    type('Verification code', '123456');
    fireEvent.click(verifyButton());
    await waitFor(() => expect(codeField()).toBeInvalid());
    type('Verification code', '12345');
    await waitFor(() => expect(codeField()).toBeValid());
  });

  it('is verified once, also by a second press before the screen has changed', async () => {
    const { path } = await openWithCode();
    type('Verification code', '123456');
    act(() => {
      verifyButton().click();
      verifyButton().click();
    });
    await waitFor(() => expect(path()).toBe('/feed'));
    expect(prove).toHaveBeenCalledOnce();
  });

  it.each([
    ['our server', () => held.mockBackend.fail('recordVerifiedPhone', 'offline')],
    [
      'the identity service',
      () => prove.mockRejectedValue(Object.assign(new Error('no'), { code: 'auth/network-request-failed' })),
    ],
  ])('has the reason beside it when %s cannot be reached', async (_, fail) => {
    await openWithCode();
    fail();
    type('Verification code', '123456');
    fireEvent.click(verifyButton());
    await isNotified('Invalid verification code');
    expect(codeField()).toHaveAccessibleDescription(expect.stringContaining(noConnection));
  });

  it('is not called wrong when the session has ended', async () => {
    const { client } = await openWithCode();
    held.mockBackend.fail('recordVerifiedPhone', { code: 'signed-out' });
    type('Verification code', '123456');
    fireEvent.click(verifyButton());
    await waitFor(() => expect(client.getMutationCache().getAll().at(-1)?.state.status).toBe('error'));
    await waitFor(() => expect(verifyButton()).toBeEnabled());
    expect(codeField()).toBeValid();
    expect(screen.queryByText('Invalid verification code')).not.toBeInTheDocument();
  });

  it('is verified at exactly six characters, and recorded', async () => {
    const { path } = await openWithCode();
    type('Verification code', '12345');
    expect(verifyButton()).toBeDisabled();
    type('Verification code', '123456');
    expect(screen.getByRole('textbox', { name: 'Verification code' })).toHaveAttribute('maxlength', '6');
    fireEvent.click(verifyButton());
    await waitFor(() => expect(path()).toBe('/feed'));
    expect(await screen.findByText('Phone number verified successfully!')).toBeInTheDocument();
    expect(prove).toHaveBeenCalledWith('123456');
    expect(held.mockBackend.state.users.find(({ id }) => id === waiting.userId)?.profile).toMatchObject({
      phoneNumber: number,
      isVerified: true,
    });
  });

  it('is known to the own profile as soon as it is verified', async () => {
    const { client, path } = await openWithCode();
    await client.ensureQueryData(getGetCurrentUserProfileQueryOptions());
    type('Verification code', '123456');
    fireEvent.click(verifyButton());
    await waitFor(() => expect(path()).toBe('/feed'));
    expect((await client.fetchQuery(getGetCurrentUserProfileQueryOptions())).profile.isVerified).toBe(true);
  });

  it('removes the origin of the redirect before the guards could return there', async () => {
    const { visited } = renderScreen(<VerifyPhonePage />, {
      route: '/verify-phone',
      at: { pathname: '/verify-phone', state: { from: '/for-you' } },
    });
    await sendTheCode();
    type('Verification code', '123456');
    fireEvent.click(verifyButton());
    await screen.findByText('Elsewhere');
    expect(visited.slice(1).map(({ pathname, state }) => [pathname, state])).toEqual([
      ['/verify-phone', null],
      ['/feed', null],
    ]);
  });

  it('is invalid when it cannot be confirmed', async () => {
    await openWithCode();
    prove.mockRejectedValue(new Error('no'));
    type('Verification code', '123456');
    fireEvent.click(verifyButton());
    await isNotified('Invalid verification code');
    expect(codeField()).toHaveAccessibleDescription(/Invalid verification code/);
    expect(codeField()).toBeInvalid();
    expect(verifyButton()).toBeEnabled();
  });

  it('is invalid when it cannot be recorded, with the reason beside', async () => {
    await openWithCode();
    held.mockBackend.fail('recordVerifiedPhone', {
      code: 'phone-in-use',
      detail: 'This number belongs to another account.',
    });
    type('Verification code', '123456');
    fireEvent.click(verifyButton());
    await isNotified('Invalid verification code');
    expect(codeField()).toHaveAccessibleDescription(/This number belongs to another account\./);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'This number belongs to another account.',
    );
  });
});
