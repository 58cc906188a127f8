import { codeIn, codeLength, toWesternDigits } from '@mithaq/openapi/rules/phone.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, CodeInput, UnstyledButton, VisuallyHidden } from '@mithaq/ui-kit';
import { useState } from 'react';
import { ReadableNumber } from '../shared/ReadableNumber.tsx';
import { SendCodeButton } from './SendCodeButton.tsx';
import type { usePhoneVerification } from './use-phone-verification.ts';
import classes from './PhonePage.module.css';

export interface CodeStepProps {
  /** The number as typed, to send again. */
  phone: string;
  /** The number a code was sent to. */
  sentTo: string;
  verification: ReturnType<typeof usePhoneVerification>;
}

/** Step 2: the code that came by SMS. */
export function CodeStep({ phone, sentTo, verification }: CodeStepProps) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const type = (typed: string) => {
    verification.forgetRefusal();
    setCode(typed);
  };
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
          <Trans>
            Code sent to <ReadableNumber number={sentTo} className={classes.number} />
          </Trans>
        </span>
        <UnstyledButton
          className={classes.change}
          onClick={verification.changeNumber}
          disabled={verification.isVerifying}
        >
          <Trans>Change number</Trans>
        </UnstyledButton>
      </p>
      <CodeInput
        label={t`Verification code`}
        description={t`${plural(codeLength, { one: '# digit, by SMS', other: '# digits, by SMS' })}`}
        length={codeLength}
        value={code}
        onChange={(event) => type(toWesternDigits(event.currentTarget.value).replace(/\s/g, ''))}
        // A maximum length would cut pasted text.
        onPaste={(event) => {
          const pasted = codeIn(event.clipboardData.getData('text'));
          if (pasted === undefined) return;
          event.preventDefault();
          type(pasted);
        }}
        error={verification.refusal}
      />
      {/* After Enter the focus stays in the field, whose description is then not read again; a toast has other words. */}
      <VisuallyHidden role="status">{verification.refusal}</VisuallyHidden>
      <Button type="submit" disabled={code.length !== codeLength} loading={verification.isVerifying}>
        <Trans>Verify Code</Trans>
      </Button>
      <div className={classes.resend}>
        <span>
          <Trans>No message yet?</Trans>
        </span>
        <SendCodeButton
          type="button"
          size="sm"
          variant="subtle"
          isEnabled={verification.secondsLocked === 0 && !verification.isVerifying}
          isBusy={verification.isSending}
          secondsLocked={verification.secondsLocked}
          failure={verification.sendingFailure}
          onClick={() => verification.send(phone)}
        />
      </div>
    </form>
  );
}
