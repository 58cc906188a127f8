import {
  connectAuthEmulator,
  RecaptchaVerifier,
  signInWithCredential,
  signInWithPhoneNumber,
  signOut,
} from 'firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CaptchaSetupError } from './captcha-setup-error.ts';
import { clearCaptcha, resumeCode, sendCode } from './identity-service.ts';

vi.mock('firebase/app', () => ({ initializeApp: vi.fn() }));
vi.mock('firebase/auth', () => ({
  connectAuthEmulator: vi.fn(),
  inMemoryPersistence: {},
  initializeAuth: vi.fn(() => ({})),
  PhoneAuthProvider: { credential: (id: string, code: string) => ({ id, code }) },
  RecaptchaVerifier: vi.fn(),
  signInWithCredential: vi.fn(),
  signInWithPhoneNumber: vi.fn(),
  signOut: vi.fn(),
}));

const config = { apiKey: 'key', authDomain: 'domain', projectId: 'project', emulatorUrl: 'http://localhost:3002' };
const render = vi.fn<() => Promise<number>>();
const clear = vi.fn();
const confirm = vi.fn();
const host = document.createElement('div');
const send = () => sendCode({ config, phoneNumber: '+919876543210', host, onCaptchaExpired: vi.fn() });

beforeEach(() => {
  clearCaptcha();
  vi.clearAllMocks();
  render.mockResolvedValue(0);
  confirm.mockResolvedValue({ user: { getIdToken: () => Promise.resolve('token') } });
  vi.mocked(RecaptchaVerifier).mockImplementation(function verifier() {
    // Of the SDK's classes and answers only what the service uses.
    return { render, clear } as unknown as RecaptchaVerifier;
  });
  vi.mocked(signInWithPhoneNumber).mockResolvedValue({ confirm } as unknown as Awaited<
    ReturnType<typeof signInWithPhoneNumber>
  >);
  vi.mocked(signOut).mockResolvedValue();
});

describe('sendCode', () => {
  it('sets up a new captcha on a new element each time', async () => {
    await send();
    const [first] = host.children;
    await send();
    expect(RecaptchaVerifier).toHaveBeenCalledTimes(2);
    expect(clear).toHaveBeenCalledTimes(1);
    expect(host.children).toHaveLength(1);
    expect(host.firstElementChild).not.toBe(first);
  });

  it('tells a captcha that could not be set up apart from a code that could not be sent', async () => {
    render.mockRejectedValueOnce(new Error('blocked'));
    await expect(send()).rejects.toBeInstanceOf(CaptchaSetupError);
    expect(signInWithPhoneNumber).not.toHaveBeenCalled();
    vi.mocked(signInWithPhoneNumber).mockRejectedValueOnce(new Error('quota'));
    await expect(send()).rejects.not.toBeInstanceOf(CaptchaSetupError);
  });

  it('proves a code once, offers the same proof again, and keeps nobody signed in', async () => {
    const { prove } = await send();
    expect(await prove('123456')).toBe('token');
    expect(await prove('123456')).toBe('token');
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('connects to the local service at most once', async () => {
    await send();
    await send();
    expect(vi.mocked(connectAuthEmulator).mock.calls.length).toBeLessThanOrEqual(1);
  });
});

it('proves a code that was sent before a reload', async () => {
  const user = { getIdToken: () => Promise.resolve('token') };
  vi.mocked(signInWithCredential).mockResolvedValue({ user } as unknown as Awaited<
    ReturnType<typeof signInWithCredential>
  >);
  expect(await resumeCode(config, 'message').prove('123456')).toBe('token');
  expect(signInWithCredential).toHaveBeenCalledWith({}, { id: 'message', code: '123456' });
});
