import { Button, FieldHelp, FieldRow, StepShell } from '@mithaq/ui-kit';
import { useEffect, useRef, type FormEvent } from 'react';
import { ProfileFieldControl } from './ProfileFieldControl.tsx';
import classes from './ProfileForm.module.css';
import { steps } from './profile-fields.ts';
import { toRequest } from './profile-request.ts';
import { useProfileForm, type ProfileFormStart } from './use-profile-form.ts';
import { useSaveProfile } from './use-save-profile.ts';

/** Profile Information, then Preferences; one form for making a profile and for changing it. */
export function ProfileForm(start: ProfileFormStart) {
  const model = useProfileForm(start);
  const save = useSaveProfile(start.kind, start.userId);
  const fields = useAttention(model);
  const { step } = model;
  const current = steps[step] ?? steps[0];
  const isLast = step === steps.length - 1;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isLast) model.next();
    else if (!save.isBusy && model.checkAll()) save.send(toRequest(model.form.values, model.lists.places, start.stored), model.placeFaults);
  }

  return (
    <form noValidate onSubmit={submit} aria-label={current.title}>
      {model.isRestored ? (
        <p className={classes.restored} role="status">
          What you had typed is back.
          <Button size="sm" variant="subtle" onClick={model.startAfresh}>
            Start afresh
          </Button>
        </p>
      ) : null}
      <StepShell
        steps={steps.map(({ title }) => title)}
        current={step}
        actions={
          <>
            {isLast ? (
              <Button key="previous" variant="default" onClick={model.previous} disabled={save.isBusy}>
                Previous
              </Button>
            ) : null}
            <Button key={current.title} type="submit" loading={save.isBusy}>
              {isLast ? 'Submit' : 'Next'}
            </Button>
          </>
        }
      >
        <div ref={fields} role="group" aria-label={current.title} tabIndex={-1} className={classes.fields}>
          {current.guide ? (
            <p className={classes.guide}>
              <FieldHelp href={current.guide.href}>{current.guide.words}</FieldHelp>
            </p>
          ) : null}
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
              {save.refusal}
            </p>
          ) : null}
        </div>
      </StepShell>
    </form>
  );
}

/** Brings the focus to the field that asks for it, and to the top of a step that was just entered. */
function useAttention({ attention, step }: ReturnType<typeof useProfileForm>) {
  const ref = useRef<HTMLDivElement>(null);
  const seen = useRef({ attention, step });
  useEffect(() => {
    const before = seen.current;
    seen.current = { attention, step };
    if (before.attention === attention) return;
    if (attention.field) ref.current?.querySelector<HTMLElement>(`[data-field="${attention.field}"] :is(input:not([type=hidden]), textarea)`)?.focus();
    else ref.current?.focus();
  }, [attention, step]);
  return ref;
}
