import { useLingui } from '@lingui/react/macro';
import { optionalFields } from '@mithaq/openapi/generated/forms.ts';
import { today } from '@mithaq/openapi/rules/day.ts';
import {
  Autocomplete,
  ChipGroup,
  DateInput,
  FieldHelp,
  NumberInput,
  Select,
  Textarea,
  TextInput,
} from '@mithaq/ui-kit';
import { memo } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { aboutPerson, type Person } from '../shared/person.ts';
import { heldNote } from './held-back.ts';
import { FirstNameInput } from './FirstNameInput.tsx';
import { HeightInput } from './HeightInput.tsx';
import { placeInputs } from './PlaceInputs.tsx';
import { longText, type Choice, type ProfileField as Field } from './profile-fields.ts';
import { tooManySentence, toList } from './profile-form-values.ts';
import { useFieldMessage } from './use-field-message.ts';
import type { ProfileFormModel } from './use-form-errors.ts';

export interface ProfileFieldProps {
  field: Field;
  form: ProfileFormModel;
  /** In the contract's English, or of toContactError. */
  error?: string;
  /** A stored profile is edited. */
  isStored: boolean;
  /** Others do not see the stored text until a moderator has read it. */
  isHeld: boolean;
  /** Who the profile is about. */
  person: Person;
}

/** The control of one field, as profile-fields.ts describes it. Drawn anew only when its error changes: a key costs little. */
export const ProfileField = memo(function ProfileField({
  field,
  form,
  error,
  isStored,
  isHeld,
  person,
}: ProfileFieldProps) {
  const { t } = useLingui();
  const messages = useMessages();
  const fieldMessage = useFieldMessage();
  const { control, label } = field;
  const isFixed = isStored && field.fixed !== undefined;
  const help = isFixed ? field.fixed : field.help;
  const input = {
    // Its errors are those that are shown, and a field that only had the focus is untouched.
    ...form.getInputProps(field.path, { withError: false, withFocus: false }),
    label: t(label),
    description: isHeld ? t(heldNote) : help && t(aboutPerson(help, person)),
    error: error && fieldMessage(error),
  };
  // Required fields are marked in words, for all at once: asterisks at nearly all would say less.
  const required = { ...input, 'aria-required': !optionalFields.includes(field.path) };
  const optionsOf = (choices: readonly Choice[]) =>
    choices.map((choice) => ({ value: choice.value, label: messages.text(choice.label) }));

  switch (control.kind) {
    case 'text':
      return <TextInput {...required} autoComplete={control.autoComplete ?? 'off'} />;
    case 'longText':
      return (
        <div>
          <Textarea
            {...required}
            minRows={5}
            placeholder={control.example && t(aboutPerson(control.example, person))}
            {...longText}
          />
          {control.guide ? (
            <FieldHelp href={control.guide.href}>{t(aboutPerson(control.guide.label, person))}</FieldHelp>
          ) : null}
        </div>
      );
    case 'date':
      return <DateInput {...required} max={today()} autoComplete="bday" />;
    case 'number':
      return (
        <NumberInput
          {...required}
          // Mantine has a text while a number is being typed: "5.".
          onChange={(value) => input.onChange(value === '' ? '' : Number(value))}
          step={control.step}
          min={control.min}
          max={control.max}
          autoComplete="off"
        />
      );
    case 'height':
      return <HeightInput {...required} autoComplete="off" />;
    case 'firstName':
      return <FirstNameInput input={required} path={field.path} form={form} />;
    case 'suggestions':
      return <Autocomplete {...required} data={control.suggestions} />;
    case 'select':
      if (isFixed) {
        const chosen = control.options.find(({ value }) => value === input.defaultValue);
        return <TextInput {...input} defaultValue={chosen && messages.text(chosen.label)} readOnly />;
      }
      return <Select {...required} data={optionsOf(control.options)} placeholder={t`Choose`} />;
    case 'chips':
      return (
        <ChipGroup
          {...input}
          data={optionsOf(control.options)}
          count={control.count}
          whenFull={control.count ? messages.text(tooManySentence(field.path, control)) : undefined}
        />
      );
    case 'list':
      return (
        <TextInput
          {...required}
          defaultValue={input.defaultValue?.join(', ')}
          onChange={(event) => input.onChange(toList(event.currentTarget.value))}
          autoComplete="off"
        />
      );
    default: {
      const PlaceInput = placeInputs[control.kind];
      return <PlaceInput input={required} path={field.path} form={form} />;
    }
  }
});
