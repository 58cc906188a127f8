import { createPhoneService, identityErrorBody, IdentityError, type SmsCode } from '@mithaq/openapi/phone-service.ts';
import { HttpResponse, http, type HttpHandler } from 'msw';
import { phoneToken } from './phone.ts';
import { sentinels } from './sentinels.ts';

type Body = Record<string, unknown> | null;

/** The identity service's calls for phone sign-in, answered at the page's own origin. */
export function phoneServiceHandlers(now: () => Date, onSms: (sms: SmsCode) => void): HttpHandler[] {
  const service = createPhoneService({
    now: () => now().getTime(),
    onSms,
    sign: (_localId, phoneNumber) => phoneToken(phoneNumber, now()),
  });
  const calls = {
    sendVerificationCode(body: Body) {
      if (body?.['phoneNumber'] === sentinels.smsTo) throw new IdentityError('QUOTA_EXCEEDED');
      return service.sendVerificationCode(body);
    },
    signInWithPhoneNumber: service.signInWithPhoneNumber,
    lookup: service.lookup,
  };
  return [
    http.get(pathOf('v1/recaptchaParams'), () => HttpResponse.json(service.recaptchaParams())),
    http.get(pathOf('v2/recaptchaConfig'), () => HttpResponse.json(service.recaptchaConfig())),
    ...Object.entries(calls).map(([name, call]) =>
      http.post(pathOf(`v1/accounts:${name}`), async ({ request }) => {
        try {
          return HttpResponse.json(await call((await request.json()) as Body)); // the service checks each member
        } catch (error) {
          if (!(error instanceof IdentityError)) throw error;
          return HttpResponse.json(identityErrorBody(400, error.message), { status: 400 });
        }
      }),
    ),
  ];
}

/** A pattern, because MSW reads a colon in a path as a parameter. */
function pathOf(call: string): RegExp {
  return new RegExp(`/identitytoolkit\\.googleapis\\.com/${call}`);
}
