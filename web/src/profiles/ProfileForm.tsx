import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, FieldHelp, FormStepper, LinkButton, TextLink, VisuallyHidden } from '@mithaq/ui-kit';
import { currentConsentVersion } from '@mithaq/openapi/rules/consent.ts';
import type { ProfileAndPreferences } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { lazy, Suspense, useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '../i18n/use-messages.ts';
import { editProfile } from '../shared/own-titles.ts';
import { aboutPerson, personOf, type Person } from '../shared/person.ts';
import { isHeldBack } from './held-back.ts';
import { isThin } from './AboutMeInput.tsx';
import { ProfileField } from './ProfileField.tsx';
import classes from './ProfileForm.module.css';
import { fieldsIn, type FieldPath, type ProfileField as Field } from './profile-fields.ts';
import { ProfileFormSection } from './ProfileFormSection.tsx';
import { presetNames, presetPaths, usePresets } from './use-presets.ts';
import { sectionHeadings } from './section-titles.ts';
import { showMessage } from './show-message.ts';
import { useFieldValue } from './profile-form-values.ts';
import { useProfileForm, type ProfileFormStart } from './use-profile-form.ts';
import { useErrorText } from './use-error-text.ts';
import { useSaidError } from './use-said-error.ts';
import { useSettled } from './use-settled.ts';
import { useSaveProfile } from './use-save-profile.ts';

// The first step does without them.
const PresetQuestion = lazy(async () => ({ default: (await import('./AgesQuestion.tsx')).PresetQuestion }));
const ConsentField = lazy(async () => ({ default: (await import('./ConsentField.tsx')).ConsentField }));

export type ProfileFormProps = ProfileFormStart & {
  /** Called with whom the profile is about, also when another answer changes it. */
  onPerson?: (person: Person) => void;
};

/** Profile Information, then Preferences; one form for a new profile, for a change of it, and for one section by itself. */
export function ProfileForm({ onPerson, ...start }: ProfileFormProps) {
  const [{ version, ...taken }, setTaken] = useState<{ version: number; stored?: ProfileAndPreferences }>({
    version: 0,
  });
  return (
    <OpenForm
      key={version}
      {...start}
      {...taken}
      {...(onPerson && { onPerson })}
      onTakeStored={(stored) => setTaken({ version: version + 1, stored })}
    />
  );
}

interface OpenFormProps extends ProfileFormStart, Pick<ProfileFormProps, 'onPerson'> {
  /** Opens the form again with what is stored. */
  onTakeStored: (stored: ProfileAndPreferences) => void;
}

function OpenForm({ onTakeStored, onPerson, ...start }: OpenFormProps) {
  const { t } = useLingui();
  const messages = useMessages();
  const {
    form,
    fields,
    steps,
    step,
    isRestored,
    seen,
    isWrongElsewhere,
    isStepValid,
    next,
    previous,
    finish,
    ...opened
  } = useProfileForm(start);
  const person = personOf(
    useFieldValue(fields, 'profileCreationInput.createdBy'),
    useFieldValue(fields, 'profileCreationInput.gender'),
  );
  useEffect(() => onPerson?.(person), [onPerson, person]);
  const save = useSaveProfile(start.kind, start.userId, seen);
  // No draft has the consent to storing religious data: a member who returns agrees again.
  const needsConsent = start.kind === 'create';
  const [hasAgreed, setHasAgreed] = useState(false);
  const [isConsentMissing, setIsConsentMissing] = useState(false);
  const consentBox = useRef<HTMLInputElement>(null);
  const presets = usePresets(fields, needsConsent);
  const unanswered = presets.firstUnchosen();
  const [isAskedAgain, setIsAskedAgain] = useState(false);
  const headingId = useId();
  const saidError = useSaidError(form.errors);
  const errorText = useErrorText(person);
  const [submitted, setSubmitted] = useState<number>();
  const current = steps[step] ?? steps[0];
  // Errors that come up while one types are not counted before Next, and one alone has the focus.
  const wrongFields = fieldsIn(current.sections).filter(({ path }) => form.errors[path]).length;
  const number = step + 1;
  const all = steps.length;
  const isLast = number === all;
  const isSubmitted = submitted === step;
  const openQuestions = isLast ? presetNames.filter((name) => presets.unchosen[name]).length : 0;
  const [wrong, onInput] = useSettled(isSubmitted ? wrongFields + openQuestions + (isConsentMissing ? 1 : 0) : 0);
  // A heading below that of the page would say the same again.
  const pageTitle = start.section && current.sections.length === 1 ? sectionHeadings[start.section] : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    saidError.onSubmit();
    setSubmitted(step);
    if (!isLast) {
      if (isStepValid() && !asksAgain()) next();
    } else if (!save.isBusy) {
      const request = finish(asksAbove);
      const isMissing = needsConsent && !hasAgreed;
      flushSync(() => setIsConsentMissing(isMissing));
      if (!request || asksAgain()) return;
      const unchosen = presets.firstUnchosen();
      if (unchosen) presets.ask(unchosen);
      else if (isMissing) focusWithMessage(consentBox.current);
      else
        save.send({ ...request, ...(needsConsent && { consentVersion: currentConsentVersion }) }, opened.showRefused);
    }
  }

  /** Leads to an open question that is above a wrong field of this step. */
  function asksAbove(path: FieldPath): boolean {
    const unchosen = presets.firstUnchosen();
    if (!unchosen) return false;
    const paths = fieldsIn(current.sections).map((field) => field.path);
    const isAbove = paths.indexOf(presetPaths[unchosen]) < paths.indexOf(path);
    if (isAbove) presets.ask(unchosen);
    return isAbove;
  }

  /** Asks once more about a text of one short word, when nothing else is missing. */
  function asksAgain(): boolean {
    const isHere = current.sections.some(({ name }) => name === 'words');
    if (!isHere || isAskedAgain || !isThin(form.getValues().profileCreationInput.aboutMe)) return false;
    flushSync(() => setIsAskedAgain(true));
    focusWithMessage(form.getInputNode<HTMLElement, string>('profileCreationInput.aboutMe'));
    return true;
  }

  const renderField = (field: Field) => {
    const error = form.errors[field.path];
    return (
      <div key={form.key(field.path)} data-field data-unchosen={presets.isUnchosen(field.path) || undefined}>
        <ProfileField
          field={field}
          form={fields}
          error={typeof error === 'string' ? error : undefined}
          isStored={start.stored !== undefined}
          isHeld={isHeldBack(start.stored?.profile.heldBack, field.path)}
          person={person}
          isAskedAgain={isAskedAgain && field.control.kind === 'aboutMe'}
        />
      </div>
    );
  };

  const renderAfter = (last: Field | undefined) => {
    const preset = presetNames.find((name) => presetPaths[name] === last?.path);
    if (!preset) return null;
    return (
      <Suspense>
        <PresetQuestion
          preset={preset}
          form={fields}
          presets={presets}
          stored={start.stored}
          isSubmitted={isSubmitted}
        />
      </Suspense>
    );
  };

  return (
    <form
      noValidate
      onSubmit={submit}
      onInput={(event) => {
        saidError.onInput(event);
        onInput();
      }}
      {...(pageTitle ? { 'aria-label': t(aboutPerson(pageTitle, person)) } : { 'aria-labelledby': headingId })}
    >
      <VisuallyHidden role="status">{saidError.said && errorText(saidError.said)}</VisuallyHidden>
      {isRestored ? (
        <p className={classes.restored} role="status">
          <Trans>Your draft was restored.</Trans>
          <Button size="sm" variant="subtle" onClick={opened.startOver}>
            <Trans>Start over</Trans>
          </Button>
        </p>
      ) : null}
      <FormStepper
        steps={steps.map(({ title }) => t(title))}
        current={step}
        actions={
          <>
            {start.section ? (
              <LinkButton key="cancel" variant="default" href="/my-profile">
                <Trans>Cancel</Trans>
              </LinkButton>
            ) : isLast ? (
              <Button key="previous" variant="default" onClick={previous} disabled={save.isBusy}>
                <Trans>Previous</Trans>
              </Button>
            ) : null}
            <Button key={isLast ? 'submit' : 'next'} type="submit" loading={save.isBusy}>
              {start.section ? <Trans>Save</Trans> : isLast ? <Trans>Submit</Trans> : <Trans>Next</Trans>}
            </Button>
          </>
        }
      >
        <div {...(!pageTitle && { role: 'group', 'aria-labelledby': headingId })} className={classes.fields}>
          <div>
            {pageTitle ? null : (
              <h2
                id={headingId}
                tabIndex={-1}
                data-step-heading
                aria-describedby={`${headingId}-step`}
                className={classes.heading}
              >
                {t(aboutPerson(current.title, person))}
              </h2>
            )}
            {all > 1 ? (
              <VisuallyHidden id={`${headingId}-step`}>
                <Trans>
                  Step {number} of {all}
                </Trans>
              </VisuallyHidden>
            ) : null}
            <p className={classes.lead}>{t(current.lead)}</p>
            <p className={classes.wrong} role="status">
              {wrong > 1 ? (
                <Plural
                  value={wrong}
                  one="# answer is missing or has to be corrected."
                  other="# answers are missing or have to be corrected."
                />
              ) : null}
            </p>
            {current.guide ? (
              <FieldHelp href={current.guide.href}>{t(aboutPerson(current.guide.label, person))}</FieldHelp>
            ) : null}
          </div>
          {current.sections.map((section, i) => (
            <ProfileFormSection
              key={i}
              section={section}
              {...(!start.section && { part: { number: i + 1, all: current.sections.length } })}
              isEdited={start.section !== undefined && i === 0}
              form={fields}
              person={person}
              renderField={renderField}
              renderAfter={renderAfter}
            />
          ))}
          {isLast && needsConsent ? (
            <Suspense>
              <ConsentField
                ref={consentBox}
                hasAgreed={hasAgreed}
                onChange={(agrees) => {
                  setHasAgreed(agrees);
                  setIsConsentMissing(false);
                }}
                isMissing={isConsentMissing}
                person={person}
              />
            </Suspense>
          ) : null}
          {isLast && presets.asked && unanswered ? (
            <Alert>
              <span className={classes.question}>
                <Trans>One question above is still open.</Trans>
                <Button size="sm" variant="subtle" onClick={() => presets.ask(unanswered)}>
                  <Trans>Go to the question</Trans>
                </Button>
              </span>
            </Alert>
          ) : null}
          {isWrongElsewhere ? (
            <Alert>
              <Trans>Another part of the profile has to be corrected first.</Trans>{' '}
              <TextLink href="/edit-profile">{t(aboutPerson(editProfile, person))}</TextLink>
            </Alert>
          ) : null}
          {save.refusal?.code === 'changed-meanwhile' ? (
            <Alert>
              <Trans>This profile was changed somewhere else while you were editing it. Which one do you keep?</Trans>
              <div className={classes.choices}>
                <Button type="submit" loading={save.isBusy}>
                  <Trans>Save this one</Trans>
                </Button>
                <Button variant="default" onClick={() => void save.takeStored(onTakeStored)}>
                  <Trans>Take the other one</Trans>
                </Button>
              </div>
            </Alert>
          ) : save.refusal ? (
            <Alert>{messages.problem(save.refusal)}</Alert>
          ) : null}
        </div>
      </FormStepper>
    </form>
  );
}

/** Once its message is drawn. */
function focusWithMessage(input: HTMLElement | null): void {
  if (!input) return;
  input.focus();
  showMessage(input);
}
