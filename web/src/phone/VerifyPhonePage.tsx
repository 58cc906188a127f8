import { PageBody, Panel } from '@mithaq/ui-kit';
import { useState } from 'react';
import { CodeStep } from './CodeStep.tsx';
import { NumberStep } from './NumberStep.tsx';
import { usePhoneVerification } from './use-phone-verification.ts';
import classes from './VerifyPhonePage.module.css';

/** Verify Your Phone: a number, a code by SMS, and on to the profiles. */
export function VerifyPhonePage() {
  const [phone, setPhone] = useState('');
  const verification = usePhoneVerification();
  const { sentTo, setCaptchaHost } = verification;
  return (
    <PageBody width="reading">
      <div className={classes.page}>
        <Panel>
          <h1 className={classes.title}>Verify Your Phone</h1>
          <p className={classes.note}>Phone verification is required to continue</p>
          {sentTo === undefined ? (
            <NumberStep phone={phone} onChange={setPhone} verification={verification} />
          ) : (
            <CodeStep phone={phone} sentTo={sentTo} verification={verification} />
          )}
          <div ref={setCaptchaHost} />
        </Panel>
        <p className={classes.promise}>Your number is never shown on your profile. It is shared with one person only, once a proposal between you is accepted.</p>
      </div>
    </PageBody>
  );
}
