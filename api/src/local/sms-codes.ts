import { randomBytes, randomInt } from 'node:crypto';

/** A code on its way to a phone. */
export type SmsCode = { sessionInfo: string; phoneNumber: string; code: string };

/** The identity service's own words for what went wrong; its SDK turns them into error codes. */
export class IdentityError extends Error {}

const lockSeconds = 30;
const validMinutes = 10;
const mostTries = 5;

type Pending = SmsCode & { sentAt: number; tries: number };

/** The codes that were sent and not used yet. */
export function createSmsCodes(now: () => number) {
  const pending = new Map<string, Pending>();
  const lastSent = new Map<string, number>();
  const isExpired = ({ sentAt }: Pending) => now() - sentAt > validMinutes * 60_000;

  return {
    send(phoneNumber: string): SmsCode {
      if (!/^\+[1-9]\d{10,14}$/.test(phoneNumber)) throw new IdentityError('INVALID_PHONE_NUMBER');
      const last = lastSent.get(phoneNumber);
      if (last !== undefined && now() - last < lockSeconds * 1000)
        throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER');
      lastSent.set(phoneNumber, now());
      const sessionInfo = randomBytes(48).toString('base64url');
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      pending.set(sessionInfo, { sessionInfo, phoneNumber, code, sentAt: now(), tries: 0 });
      return { sessionInfo, phoneNumber, code };
    },

    /** The number that the code proves. A code works once. */
    confirm(sessionInfo: string, code: string): string {
      const sent = pending.get(sessionInfo);
      if (!sent) throw new IdentityError('INVALID_SESSION_INFO');
      if (isExpired(sent)) throw new IdentityError('SESSION_EXPIRED');
      if (sent.code !== code) {
        sent.tries += 1;
        // six digits can be guessed, five tries can't
        if (sent.tries >= mostTries) pending.delete(sessionInfo);
        throw new IdentityError('INVALID_CODE');
      }
      pending.delete(sessionInfo);
      return sent.phoneNumber;
    },

    waiting: (): SmsCode[] =>
      [...pending.values()]
        .filter((sent) => !isExpired(sent))
        .map(({ sessionInfo, phoneNumber, code }) => ({ sessionInfo, phoneNumber, code })),
  };
}
