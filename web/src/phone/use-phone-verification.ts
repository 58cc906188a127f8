import { ApiError } from '@mithaq/openapi/http.ts';
import { getGetClientConfigQueryOptions } from '@mithaq/openapi/generated/hooks/reference/reference.ts';
import { recordPhoneCodeOutcome, recordVerifiedPhone } from '@mithaq/openapi/generated/hooks/phone/phone.ts';
import { getGetCurrentUserProfileQueryKey } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { getGetCurrentUserQueryKey } from '@mithaq/openapi/generated/hooks/users/users.ts';
import { resendSeconds, toInternational } from '@mithaq/openapi/rules/phone.ts';
import { useLingui } from '@lingui/react/macro';
import { noConnection } from '@mithaq/openapi/rules/problems.ts';
import { dismissAll } from '@mithaq/ui-kit';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { CaptchaSetupError } from './captcha-setup-error.ts';
import { outcomeOf } from './code-outcome.ts';
import type { CodeSent } from './identity-service.ts';
import { usePhoneDraft, type PhoneDraft, type PhoneDraftKind } from './phone-draft.ts';
import { showPhoneToast } from './phone-toast.ts';
import { useLock } from '../shared/use-lock.ts';
import { useCountdown } from './use-countdown.ts';
import { useForgetOrigin } from './use-forget-origin.ts';

/** Firebase is a fifth of this page's script, so it is fetched while the number is typed. */
const identityService = () => import('./identity-service.ts');

export interface PhoneVerificationOptions {
  /** The number as typed. */
  phone: string;
  draft: PhoneDraftKind;
  /** What was left behind when the page was left before. */
  left: PhoneDraft | undefined;
  /** Called when a code is to be typed where one was typed before. */
  onCodeWanted: () => void;
  /** Called when the number is verified, and the account and the own profile say so. */
  onVerified: () => void | Promise<void>;
}

/** Sending a code, confirming it with the identity service, and recording the number with our server. */
export function usePhoneVerification({ phone, draft, left, onCodeWanted, onVerified }: PhoneVerificationOptions) {
  const { t } = useLingui();
  const messages = useMessages();
  const client = useQueryClient();
  const forgetOrigin = useForgetOrigin();
  const [host, setCaptchaHost] = useState<HTMLElement | null>(null);
  const [sent, setSent] = useState<{ phoneNumber: string; code: CodeSent } | undefined>(
    () => left?.sent && { phoneNumber: left.sent.phoneNumber, code: sentBefore(client, left.sent.verificationId) },
  );
  const resend = useCountdown(resendSeconds, left?.lockedUntil);
  const forgetDraft = usePhoneDraft(draft, {
    phone,
    ...(sent && { sent: { phoneNumber: sent.phoneNumber, verificationId: sent.code.verificationId } }),
    ...(resend.endsAt && { lockedUntil: resend.endsAt }),
  });
  const lock = useLock();
  const coming = useRef<ReturnType<typeof identityService>>(undefined);
  useEffect(
    () => () =>
      void coming.current?.then(
        ({ clearCaptcha }) => clearCaptcha(),
        () => undefined,
      ),
    [],
  );

  /** Fetches the identity service; if that fails, sending reports it and fetches again. */
  function prepare(): Promise<typeof import('./identity-service.ts')> {
    coming.current = identityService();
    coming.current.catch(() => undefined);
    return coming.current;
  }

  /** Tells a failure by a toast where the page has another sentence for it; else the page alone, since the eye is there. */
  function tell(failure: string, reason: string) {
    // Such as that the code was sent.
    dismissAll();
    if (reason !== failure) showPhoneToast('error', failure);
  }

  const sending = useMutation({
    mutationFn: async (typed: string) => {
      const phoneNumber = toInternational(typed);
      const { phone: config } = await client.ensureQueryData(getGetClientConfigQueryOptions()).catch(asSetupFailure);
      const { sendCode } = await prepare().catch(asSetupFailure);
      if (!host) throw new CaptchaSetupError('The page is gone');
      const code = await sendCode({
        config,
        phoneNumber,
        host,
        onCaptchaExpired: () => showPhoneToast('error', t`reCAPTCHA expired. Please try again.`),
      });
      return { phoneNumber, code };
    },
    onSuccess: (now) => {
      // The button that sent it is locked now.
      if (sent) onCodeWanted();
      setSent(now);
      resend.start();
      // An earlier failure would contradict it.
      dismissAll();
      showPhoneToast('success', t`Verification code sent!`);
    },
    onError: (error) => tell(wordsOfSending(error), reasonOfSending(error)),
    onSettled: (_sent, error) => {
      lock.release();
      // For the operator; the member waits for nothing here.
      recordPhoneCodeOutcome({ outcome: statusOf(error) === 0 ? 'NETWORK_REQUEST_FAILED' : outcomeOf(error) }).catch(
        () => undefined,
      );
    },
  });

  const wordsOfSending = (error: Error) =>
    error instanceof CaptchaSetupError ? t`Failed to initialize verification` : t`Please try again`;

  /** On the page there is room for what can be done. */
  const reasonOfSending = (error: Error) =>
    statusOf(error) === 0
      ? t`The service that sends the code cannot be reached. Please check your connection and try again in a few minutes.`
      : wordsOfSending(error);

  const verifying = useMutation({
    mutationFn: async ({ phoneNumber, code, typed }: { phoneNumber: string; code: CodeSent; typed: string }) => {
      const token = await code.prove(typed);
      await recordVerifiedPhone(
        { phoneNumber, isPhoneVerified: true },
        { headers: { Authorization: `Bearer ${token}` } },
      );
      // A new member goes to the feed and not back to the page of the redirect, which is removed here.
      await forgetOrigin();
      await Promise.all([
        // The own profile has the number, and says that it is verified.
        client.invalidateQueries({ queryKey: getGetCurrentUserProfileQueryKey() }),
        client.refetchQueries({ queryKey: getGetCurrentUserQueryKey() }),
      ]);
    },
    onSuccess: async () => {
      // An earlier refusal of the code would contradict it.
      dismissAll();
      forgetDraft();
      showPhoneToast('success', t`Phone number verified successfully!`);
      await onVerified();
    },
    onError: (error) => {
      // The dialog that asks to sign in again is enough.
      lock.release();
      const reason = wordsOfVerifying(error);
      if (reason) tell(t`Invalid verification code`, reason);
      onCodeWanted();
    },
  });

  const wordsOfVerifying = (error: Error) => {
    if (statusOf(error) === 401) return undefined;
    if (statusOf(error) === 0) return messages.text(noConnection);
    return error instanceof ApiError ? messages.problem(error.problem) : t`Invalid verification code`;
  };

  return {
    /** The ref of the element in which the captcha may put itself. */
    setCaptchaHost,
    /** The number a code was sent to. */
    sentTo: sent?.phoneNumber,
    secondsLocked: resend.left,
    /** To be called when a number begins to be typed. */
    prepare: () => void prepare(),
    isSending: sending.isPending,
    send(typed: string) {
      if (lock.take()) sending.mutate(typed);
    },
    isVerifying: verifying.isPending || verifying.isSuccess,
    /** Why no code was sent. */
    sendingFailure: sending.error ? reasonOfSending(sending.error) : undefined,
    /** Why the code was not accepted; our server may know more, such as that the number is in use. */
    refusal: verifying.error ? wordsOfVerifying(verifying.error) : undefined,
    verify(typed: string) {
      if (sent && lock.take()) verifying.mutate({ ...sent, typed });
    },
    /** A refusal is about the code that was sent, not about the one that is typed now. */
    forgetRefusal() {
      if (verifying.isError) verifying.reset();
    },
    /** Returns to the number; sending stays locked. */
    changeNumber() {
      sending.reset();
      verifying.reset();
      setSent(undefined);
    },
  };
}

/** The status of the response; 0 when neither our server nor the identity service could be reached. */
function statusOf(error: Error | null): number | undefined {
  if (!error) return undefined;
  if (error instanceof ApiError) return error.status;
  // The code of the service comes over the network, too.
  if (error instanceof CaptchaSetupError)
    return error.cause instanceof TypeError ? 0 : error.cause instanceof Error ? statusOf(error.cause) : undefined;
  return 'code' in error && error.code === 'auth/network-request-failed' ? 0 : undefined;
}

function asSetupFailure(cause: unknown): never {
  throw new CaptchaSetupError('The configuration or the identity service could not be loaded', { cause });
}

/** A code that was sent before the page was left; the identity service is fetched when it is typed. */
function sentBefore(client: QueryClient, verificationId: string): CodeSent {
  let code: CodeSent | undefined;
  return {
    verificationId,
    async prove(typed) {
      const { phone: config } = await client.ensureQueryData(getGetClientConfigQueryOptions());
      const { resumeCode } = await identityService();
      code ??= resumeCode(config, verificationId);
      return code.prove(typed);
    },
  };
}
