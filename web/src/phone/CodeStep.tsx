import { codeLength } from '@mithaq/openapi/rules/phone.ts';
import { Button, CodeField, UnstyledButton } from '@mithaq/ui-kit';
import { useState } from 'react';
import { SendCodeButton } from './SendCodeButton.tsx';
import type { usePhoneVerification } from './use-phone-verification.ts';
import classes from './VerifyPhonePage.module.css';

export interface CodeStepProps {
  /** The number as typed, to send again. */
  phone: string;
  /** The number a code was sent to. */
  sentTo: string;
  verification: ReturnType<typeof usePhoneVerification>;
}

/** Step 2: the code that came by SMS. */
export function CodeStep({ phone, sentTo, verification }: CodeStepProps) {
  const [code, setCode] = useState('');
  const canVerify = code.length === codeLength && !verification.isVerifying;
  return (
    <form
      noValidate
      className={classes.step}
      onSubmit={(event) => {
        event.preventDefault();
        if (canVerify) verification.verify(code);
      }}
    >
      <p className={classes.sent}>
        <span role="status">
          Code sent to <bdi dir="ltr">{sentTo}</bdi>
        </span>
        <UnstyledButton className={classes.change} onClick={verification.changeNumber} disabled={verification.isVerifying}>
          Change number
        </UnstyledButton>
      </p>
      <CodeField
        label="Verification code"
        description="6 digits, by SMS"
        length={codeLength}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value.replace(/\s/g, ''))}
        error={verification.refusal}
      />
      <Button type="submit" disabled={code.length !== codeLength} loading={verification.isVerifying}>
        Verify Code
      </Button>
      <p className={classes.again}>No message yet? A new code can be sent half a minute after the last.</p>
      <SendCodeButton
        type="button"
        variant="default"
        isEnabled={verification.secondsLocked === 0 && !verification.isVerifying}
        isBusy={verification.isSending}
        secondsLocked={verification.secondsLocked}
        onClick={() => verification.send(phone)}
      />
    </form>
  );
}
