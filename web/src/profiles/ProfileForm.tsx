import { Trans, useLingui } from '@lingui/react/macro';
import { Button, FieldHelp, FieldRow, StepShell, VisuallyHidden } from '@mithaq/ui-kit';
import { useId, useRef, type FormEvent } from 'react';
import { useServerWords } from '../languages/use-contract-words.ts';
import { ProfileFieldControl } from './ProfileFieldControl.tsx';
import classes from './ProfileForm.module.css';
import { steps } from './profile-fields.ts';
import { toRequest } from './profile-request.ts';
import { useAttention } from './use-attention.ts';
import { useWesternDigits } from './use-western-digits.ts';
import { useProfileForm, type ProfileFormStart } from './use-profile-form.ts';
import { useSaveProfile } from './use-save-profile.ts';

/** Profile Information, then Preferences; one form for making a profile and for changing it. */
export function ProfileForm(start: ProfileFormStart) {
  const { t } = useLingui();
  const serverWords = useServerWords();
  const model = useProfileForm(start);
  const save = useSaveProfile(start.kind, start.userId);
  const headingId = useId();
  const form = useRef<HTMLFormElement>(null);
  useAttention(form, model.attention);
  useWesternDigits(form);
  const { step } = model;
  const current = steps[step] ?? steps[0];
  const number = step + 1;
  const all = steps.length;
  const isLast = number === all;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isLast) model.next();
    else if (!save.isBusy && model.checkAll())
      save.send(toRequest(model.values, model.lists.places, start.stored), model.placeFaults);
  }

  return (
    <form ref={form} noValidate onSubmit={submit} aria-labelledby={headingId}>
      {model.isRestored ? (
        <p className={classes.restored} role="status">
          <Trans>What you had typed is back.</Trans>
          <Button size="sm" variant="subtle" onClick={model.startAfresh}>
            <Trans>Start afresh</Trans>
          </Button>
        </p>
      ) : null}
      <StepShell
        steps={steps.map(({ title }) => t(title))}
        current={step}
        actions={
          <>
            {isLast ? (
              <Button key="previous" variant="default" onClick={model.previous} disabled={save.isBusy}>
                <Trans>Previous</Trans>
              </Button>
            ) : null}
            <Button key={isLast ? 'submit' : 'next'} type="submit" loading={save.isBusy}>
              {isLast ? <Trans>Submit</Trans> : <Trans>Next</Trans>}
            </Button>
          </>
        }
      >
        <div role="group" aria-labelledby={headingId} className={classes.fields}>
          <div>
            <h2
              id={headingId}
              tabIndex={-1}
              data-step-heading
              aria-describedby={`${headingId}-step`}
              className={classes.heading}
            >
              {t(current.title)}
            </h2>
            <VisuallyHidden id={`${headingId}-step`}>
              <Trans>
                Step {number} of {all}
              </Trans>
            </VisuallyHidden>
            <p className={classes.lead}>{t(current.lead)}</p>
            {current.guide ? <FieldHelp href={current.guide.href}>{t(current.guide.words)}</FieldHelp> : null}
          </div>
          {current.rows.map((row) => {
            const controls = row.map((field) => (
              <div key={field} data-field={field}>
                <ProfileFieldControl field={field} model={model} />
              </div>
            ));
            return row.length > 1 ? <FieldRow key={row.join()}>{controls}</FieldRow> : controls;
          })}
          {save.refusal ? (
            <p className={classes.refused} role="alert">
              {serverWords(save.refusal)}
            </p>
          ) : null}
        </div>
      </StepShell>
    </form>
  );
}
