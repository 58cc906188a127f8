import { isPhoneNumber, toInternational } from '@mithaq/openapi/rules/phone.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mithaq/ui-kit';
import { useRef, useState } from 'react';
import { SendCodeButton } from './SendCodeButton.tsx';
import { OwnCountryCode } from './OwnCountryCode.tsx';
import type { usePhoneVerification } from './use-phone-verification.ts';
import { SuggestedNumber } from './SuggestedNumber.tsx';
import { useSuggestedNumber } from './use-suggested-number.ts';
import classes from './PhonePage.module.css';

export interface NumberStepProps {
  /** The number as typed. */
  phone: string;
  onChange: (phone: string) => void;
  verification: ReturnType<typeof usePhoneVerification>;
  /** The country of the profile, for a number without its code. */
  country?: string | undefined;
  /** The number that the member has, where it is changed. */
  present?: string | undefined;
}

/** Step 1: the number. */
export function NumberStep({ phone, onChange, verification, country, present }: NumberStepProps) {
  const { t, i18n } = useLingui();
  const { lacksCode, suggestion } = useSuggestedNumber(phone, country);
  const input = useRef<HTMLInputElement>(null);
  const [isEntered, setIsEntered] = useState(false);
  const [hasLeft, setHasLeft] = useState(false);
  // Said when one leaves the field: Send Code alone does not say why it cannot be pressed.
  const isWrong = hasLeft && phone.trim() !== '' && !isPhoneNumber(phone);
  const [fewest, most] = [i18n.number(11), i18n.number(15)];
  // A code for it would change nothing.
  const isPresent = toInternational(phone) === present;
  const canSend = isPhoneNumber(phone) && !isPresent && verification.secondsLocked === 0 && !verification.isSending;
  return (
    <form
      noValidate
      className={classes.step}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) verification.send(phone);
      }}
    >
      <TextInput
        ref={input}
        label={t`Phone number`}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+91XXXXXXXXXX"
        description={
          <>
            <span>
              <Trans>Include country code (e.g., +91 for India)</Trans>
            </span>{' '}
            <span className={classes.ownCode}>{isEntered ? <OwnCountryCode country={country} /> : null}</span>
          </>
        }
        // A number that was probably meant is offered instead.
        error={
          suggestion
            ? undefined
            : lacksCode
              ? t`Start with + and the country code`
              : (isPresent || isWrong) && (
                  <span role="alert">
                    {isPresent
                      ? t`This is already your number.`
                      : t`With its country code a phone number has ${fewest} to ${most} digits.`}
                  </span>
                )
        }
        value={phone}
        onChange={(event) => {
          verification.prepare();
          onChange(event.currentTarget.value);
        }}
        // What knows the numbers of all countries is fetched only now.
        onFocus={() => setIsEntered(true)}
        onBlur={() => setHasLeft(true)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          setHasLeft(true);
          if (suggestion) onChange(suggestion.number);
        }}
      />
      {suggestion ? (
        <SuggestedNumber suggestion={suggestion} onAccept={onChange} fieldRef={input}>
          <Trans>With its country code your number is</Trans>
        </SuggestedNumber>
      ) : null}
      <SendCodeButton
        type="submit"
        isEnabled={canSend}
        isBusy={verification.isSending}
        secondsLocked={verification.secondsLocked}
        failure={verification.sendingFailure}
      />
    </form>
  );
}
