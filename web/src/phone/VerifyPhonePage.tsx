import { Trans } from '@lingui/react/macro';
import { PageBody, Panel } from '@mithaq/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { CodeStep } from './CodeStep.tsx';
import { NumberStep } from './NumberStep.tsx';
import { usePhoneVerification } from './use-phone-verification.ts';
import classes from './VerifyPhonePage.module.css';

/** Verify Your Phone: a number, a code by SMS, and on to the profiles. */
export function VerifyPhonePage() {
  const [phone, setPhone] = useState('');
  const fields = useRef<HTMLDivElement>(null);
  const verification = usePhoneVerification(() => focusFirst(fields.current));
  const { sentTo, setCaptchaHost } = verification;

  const isCodeStep = sentTo !== undefined;
  const lastStep = useRef(isCodeStep);
  useEffect(() => {
    if (lastStep.current === isCodeStep) return;
    lastStep.current = isCodeStep;
    focusFirst(fields.current);
  }, [isCodeStep]);

  return (
    <PageBody width="reading">
      <div className={classes.page}>
        <Panel>
          <h1 className={classes.title}>
            <Trans>Verify Your Phone</Trans>
          </h1>
          <p className={classes.note}>
            <Trans>Phone verification is required to continue</Trans>
          </p>
          <div ref={fields}>
            {isCodeStep ? (
              <CodeStep phone={phone} sentTo={sentTo} verification={verification} />
            ) : (
              <NumberStep phone={phone} onChange={setPhone} verification={verification} />
            )}
          </div>
          <div ref={setCaptchaHost} />
        </Panel>
        <p className={classes.promise}>
          <Trans>
            Your number is never shown on your profile. It is shared with one person only, once a proposal between you
            is accepted.
          </Trans>
        </p>
      </div>
    </PageBody>
  );
}

function focusFirst(fields: HTMLElement | null): void {
  fields?.querySelector('input')?.focus();
}
