import { limitReached } from '@mithaq/openapi/rules/limits.ts';
import { getRecordVerifiedPhoneMockHandler } from '@mithaq/openapi/generated/msw/phone/phone.msw.ts';
import type { Mock } from './mock.ts';
import { proves } from './phone-tokens.ts';
import { Refusal } from './refusal.ts';
import type { Member } from './state.ts';

const tenMinutes = 10 * 60_000;

/** Recording a phone number proved by SMS. The body alone is never believed (DESIGN rule 8). */
export function phoneHandlers(mock: Mock) {
  const { answering, state, now } = mock;
  return [
    getRecordVerifiedPhoneMockHandler(
      answering('recordVerifiedPhone', ({ member, body, request }) => {
        mustNotHurry(mock, member);
        const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
        if (!token || state.usedProofs.has(token) || !proves(token, body.phoneNumber, now()))
          throw new Refusal('phone-proof');
        const isTaken = [...state.accounts.values()].some(
          (a) => a !== member && a.isPhoneVerified && a.phoneNumber === body.phoneNumber,
        );
        if (isTaken) throw new Refusal('phone-in-use');
        state.usedProofs.add(token);
        member.phoneNumber = body.phoneNumber;
        member.isPhoneVerified = true;
        return { phoneNumber: body.phoneNumber, isPhoneVerified: true as const };
      }),
    ),
  ];
}

function mustNotHurry({ state, limits, now }: Mock, member: Member): void {
  const at = now().getTime();
  const recent = (state.phoneAttempts.get(member.id) ?? []).filter((then) => at - then < tenMinutes);
  if (limits.phoneProofsPer10Min > 0 && recent.length >= limits.phoneProofsPer10Min) {
    throw new Refusal('rate-limited', {
      detail: limitReached('phoneProofsPer10Min', limits.phoneProofsPer10Min),
      retryAfter: Math.ceil((recent[0]! + tenMinutes - at) / 1000),
    });
  }
  state.phoneAttempts.set(member.id, [...recent, at]);
}
