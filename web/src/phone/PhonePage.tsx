import { PageBody, PageHeader, Panel, ShieldIcon } from '@mithaq/ui-kit';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { CodeStep } from './CodeStep.tsx';
import { NumberStep, type NumberStepProps } from './NumberStep.tsx';
import { useLeftPhoneDraft, type PhoneDraftKind } from './phone-draft.ts';
import classes from './PhonePage.module.css';
import { usePhoneVerification } from './use-phone-verification.ts';

export interface PhonePageProps extends Pick<NumberStepProps, 'country' | 'present'> {
  title: string;
  lead: string;
  /** A sentence between the heading and the rest. */
  notice?: ReactNode;
  /** Why the number is asked, and who will see it. */
  why: ReactNode;
  /** Each page has a draft of its own. */
  draft: PhoneDraftKind;
  /** Called when the number is verified; it leads to the next page. */
  onVerified: () => void | Promise<void>;
  /** Below the steps. */
  children?: ReactNode;
}

/** A page with both steps: a number, then a code by SMS. */
export function PhonePage({ title, lead, notice, why, draft, onVerified, children, ...number }: PhonePageProps) {
  const left = useLeftPhoneDraft(draft);
  const [phone, setPhone] = useState(left?.phone ?? '');
  const fields = useRef<HTMLDivElement>(null);
  const onCodeWanted = () => focusFirst(fields.current);
  const verification = usePhoneVerification({ phone, draft, left, onCodeWanted, onVerified });
  const { sentTo, setCaptchaHost } = verification;

  const isCodeStep = sentTo !== undefined;
  const lastStep = useRef(isCodeStep);
  useEffect(() => {
    if (lastStep.current === isCodeStep) return;
    lastStep.current = isCodeStep;
    focusFirst(fields.current);
  }, [isCodeStep]);

  /** Read before the number is given; then the code is near the heading. */
  const note = (
    <p className={classes.why} data-is-below={isCodeStep || undefined}>
      <ShieldIcon size={20} />
      <span>{why}</span>
    </p>
  );

  return (
    <PageBody width="reading">
      <div className={classes.page}>
        <PageHeader title={title} lead={lead} />
        {notice}
        {isCodeStep ? null : note}
        <Panel>
          <div ref={fields}>
            {isCodeStep ? (
              <CodeStep phone={phone} sentTo={sentTo} verification={verification} />
            ) : (
              <NumberStep phone={phone} onChange={setPhone} verification={verification} {...number} />
            )}
          </div>
          <div ref={setCaptchaHost} />
        </Panel>
        {isCodeStep ? note : null}
        {children}
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
