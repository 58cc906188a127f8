import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useGetCurrentUserProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { PageBody, PageHeader, Panel, ShieldIcon } from '@mithaq/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { aboutPerson, personOf } from '../shared/person.ts';
import { CodeStep } from './CodeStep.tsx';
import { NumberStep } from './NumberStep.tsx';
import { useLeftPhoneDraft } from './phone-draft.ts';
import { usePhoneVerification } from './use-phone-verification.ts';
import classes from './VerifyPhonePage.module.css';

/** A number belongs to one account, so a guardian uses the own number. */
const whoseNumber = msg({
  message:
    '{person, select, self {Give your own number.} son {Give your own number, on which families can reach you about your son.} daughter {Give your own number, on which families can reach you about your daughter.} brother {Give your own number, on which families can reach you about your brother.} sister {Give your own number, on which families can reach you about your sister.} other {Give your own number, on which families can reach you about this profile.}}',
});

/** Verify Your Phone: a number, then a code by SMS. */
export function VerifyPhonePage() {
  const { t } = useLingui();
  const left = useLeftPhoneDraft();
  const [phone, setPhone] = useState(left?.phone ?? '');
  const fields = useRef<HTMLDivElement>(null);
  const verification = usePhoneVerification(phone, left, () => focusFirst(fields.current));
  // The guard of another page has led here.
  const isBack = useLocation().state !== null && left !== undefined;
  const { sentTo, setCaptchaHost } = verification;
  const { profile } = useGetCurrentUserProfile().data ?? {};
  const person = personOf(profile?.createdBy, profile?.gender);

  const isCodeStep = sentTo !== undefined;
  const lastStep = useRef(isCodeStep);
  useEffect(() => {
    if (lastStep.current === isCodeStep) return;
    lastStep.current = isCodeStep;
    focusFirst(fields.current);
  }, [isCodeStep]);

  /** Read before the number is given; then the code is near the heading. */
  const why = (
    <p className={classes.why}>
      <ShieldIcon size={20} />
      <span>
        <Trans>A verified number shows that a real person is behind each profile.</Trans>{' '}
        {t(aboutPerson(whoseNumber, person))} <Trans>Only members whose proposal is accepted can see it.</Trans>
      </span>
    </p>
  );

  return (
    <PageBody width="reading">
      <div className={classes.page}>
        <PageHeader title={t`Verify Your Phone`} lead={t`Phone verification is required to continue`} />
        {isBack ? (
          <p className={classes.back} role="status">
            <Trans>The other pages open once your phone number is verified. What you had entered is still here.</Trans>
          </p>
        ) : null}
        {isCodeStep ? null : why}
        <Panel>
          <div ref={fields}>
            {isCodeStep ? (
              <CodeStep phone={phone} sentTo={sentTo} verification={verification} />
            ) : (
              <NumberStep phone={phone} onChange={setPhone} verification={verification} country={profile?.country} />
            )}
          </div>
          <div ref={setCaptchaHost} />
        </Panel>
        {isCodeStep ? why : null}
      </div>
    </PageBody>
  );
}

/** Focuses the first field. What was typed is selected, so that the next code replaces a refused one. */
function focusFirst(fields: HTMLElement | null): void {
  const input = fields?.querySelector('input');
  input?.focus();
  if (input?.autocomplete === 'one-time-code') input.select();
}
