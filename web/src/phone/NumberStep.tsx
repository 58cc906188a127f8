import { isPhoneNumber } from '@mithaq/openapi/rules/phone.ts';
import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mithaq/ui-kit';
import { SendCodeButton } from './SendCodeButton.tsx';
import type { usePhoneVerification } from './use-phone-verification.ts';
import classes from './VerifyPhonePage.module.css';

export interface NumberStepProps {
  /** The number as typed. */
  phone: string;
  onChange: (phone: string) => void;
  verification: ReturnType<typeof usePhoneVerification>;
}

/** Step 1: the number. */
export function NumberStep({ phone, onChange, verification }: NumberStepProps) {
  const { t } = useLingui();
  const canSend = isPhoneNumber(phone) && verification.secondsLocked === 0 && !verification.isSending;
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
        label={t`Phone number`}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+91XXXXXXXXXX"
        description={t`Include country code (e.g., +91 for India)`}
        value={phone}
        onChange={(event) => {
          verification.prepare();
          onChange(event.currentTarget.value);
        }}
      />
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
