import { useLingui } from '@lingui/react/macro';
import { optionalFields } from '@mithaq/openapi/generated/forms.ts';
import { limitsOfPreferencesInput } from '@mithaq/openapi/generated/text-limits.ts';
import { today } from '@mithaq/openapi/rules/day.ts';
import { firstNameOf, namesIn } from '@mithaq/openapi/rules/first-name.ts';
import { heightCmOf, meantInches, readHeight, writtenHeight } from '@mithaq/openapi/rules/height.ts';
import { normalizeText } from '@mithaq/openapi/rules/text.ts';
import {
  Autocomplete,
  ChipGroup,
  DateInput,
  FieldHelp,
  NumberInput,
  Select,
  Textarea,
  TextInput,
  type TextInputProps,
} from '@mithaq/ui-kit';
import { memo, useState, type ReactElement } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { aboutPerson, type Person } from '../shared/person.ts';
import { useHeight } from '../shared/use-height.ts';
import { AboutMeInput } from './AboutMeInput.tsx';
import { factInputs } from './FactInputs.tsx';
import { heldNote } from './held-back.ts';
import { placeInputs } from './PlaceInputs.tsx';
import type { Choice, ProfileField as Field } from './profile-fields.ts';
import { tooManySentence, toList, typedList, useFieldValue, type ProfileFormModel } from './profile-form-values.ts';
import { noOccupation, shownWord, storedWord, type Suggestion } from '../shared/known-words.ts';
import { useErrorText } from './use-error-text.ts';

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
  /** The member is asked once more about a text of one short word. */
  isAskedAgain?: boolean;
}

/** What the contract does not require and no value is set for; the facts and the first name say so themselves. */
const isLeftOut = ({ path, initial, control }: Field) =>
  optionalFields.includes(path) && initial === undefined && !('fact' in control) && control.kind !== 'firstName';

/** The control of one field, as profile-fields.ts describes it. Rendered again only when its error changes, so that a key costs little. */
export const ProfileField = memo(function ProfileField({
  field,
  form,
  error,
  isStored,
  isHeld,
  person,
  isAskedAgain,
}: ProfileFieldProps): ReactElement {
  const { t } = useLingui();
  const messages = useMessages();
  const errorText = useErrorText(person);
  const gender = useFieldValue(form, 'profileCreationInput.gender');
  const { control, label } = field;
  const isFixed = isStored && field.fixed !== undefined;
  const help = isFixed ? field.fixed : field.help;
  const input = {
    // The form has the shown errors only, and a field that only had the focus is untouched.
    ...form.getInputProps(field.path, { withError: false, withFocus: false }),
    label: t(aboutPerson(label, person)),
    description: isHeld
      ? t(heldNote)
      : help
        ? t(aboutPerson(help, person))
        : isLeftOut(field)
          ? t`Optional`
          : undefined,
    error: error && errorText(error),
  };
  // One sentence says which fields are required: asterisks at nearly all of them would say less.
  const required = { ...input, 'aria-required': !optionalFields.includes(field.path) };
  const optionsOf = (choices: readonly Choice[]) =>
    choices.map((choice) => ({
      value: choice.value,
      label: choice.byGender && gender ? t(choice.byGender[gender]) : messages.text(choice.label),
    }));

  // The browser knows who writes, not whom a relative writes about.
  const ownAutoComplete = (value = 'off') => (person === 'self' ? value : 'off');

  switch (control.kind) {
    case 'text':
      return <TextInput {...required} autoComplete={ownAutoComplete(control.autoComplete)} />;
    case 'longText':
      return (
        <div>
          <Textarea
            {...required}
            minRows={5}
            placeholder={control.example && t(aboutPerson(control.example, person))}
            limit={limitsOfPreferencesInput.preferredOtherPreferences}
          />
          {control.guide ? (
            <FieldHelp href={control.guide.href}>{t(aboutPerson(control.guide.label, person))}</FieldHelp>
          ) : null}
        </div>
      );
    case 'date':
      return <DateInput {...required} max={today()} autoComplete={ownAutoComplete('bday')} />;
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
      return <HeightInput input={required} form={form} />;
    case 'aboutMe':
      return (
        <AboutMeInput input={required} control={control} form={form} person={person} isAskedAgain={isAskedAgain} />
      );
    case 'fact':
    case 'factList':
    case 'factWish':
    case 'factListWish': {
      const FactInput = factInputs[control.kind];
      return <FactInput input={input} path={field.path} fact={control.fact} form={form} />;
    }
    case 'firstName':
      return <FirstNameInput input={required} form={form} />;
    case 'suggestions':
      return <SuggestionsInput input={required} suggestions={control.suggestions} />;
    case 'select':
      if (isFixed) {
        const chosen = control.options.find(({ value }) => value === input.defaultValue);
        return <TextInput {...input} defaultValue={chosen && messages.text(chosen.label)} readOnly />;
      }
      return <Select {...required} data={optionsOf(control.options)} placeholder={t`Choose`} />;
    case 'chips':
      return (
        <ChipGroup
          {...required}
          data={optionsOf(control.options)}
          count={control.count}
          whenFull={control.count ? messages.text(tooManySentence(field.path, control)) : undefined}
        />
      );
    case 'list':
      if (control.isByLine)
        return (
          <Textarea
            {...required}
            minRows={2}
            defaultValue={input.defaultValue?.join('\n')}
            onChange={(event) => input.onChange(toList(event.currentTarget.value, '\n'))}
          />
        );
      return <ListInput input={required} suggestions={control.suggestions ?? []} />;
    case 'country':
    case 'state':
    case 'city':
    case 'countries':
    case 'states':
    case 'cities': {
      const PlaceInput = placeInputs[control.kind];
      return <PlaceInput input={required} path={field.path} form={form} />;
    }
  }
});

/** A text with suggestions, in the language in use; what is stored of them is English. */
function SuggestionsInput({ input, suggestions }: SuggestionsProps<string>) {
  const { t, i18n } = useLingui();
  const none = t(noOccupation.label);
  return (
    <Autocomplete
      // Another language has another name for it.
      key={i18n.locale}
      {...input}
      data={suggestions.map(({ value, label }) => ({
        value,
        label: shownWord(value, i18n),
        aliases: [t(label), value],
      }))}
      defaultValue={input.defaultValue && shownWord(input.defaultValue, i18n)}
      // What is typed takes its place.
      onClick={({ currentTarget }) => currentTarget.value === none && currentTarget.select()}
      onChange={(typed) => input.onChange(storedWord(typed, suggestions, i18n))}
    />
  );
}

/** Several texts, separated by commas; of the suggestions the same is shown and stored as above. */
function ListInput({ input, suggestions }: SuggestionsProps<string[]>) {
  const { i18n } = useLingui();
  return (
    <TextInput
      key={i18n.locale}
      {...input}
      defaultValue={typedList(input.defaultValue?.map((word) => shownWord(word, i18n)) ?? [], i18n)}
      onChange={({ currentTarget: { value } }) =>
        input.onChange([...new Set(toList(value).map((typed) => storedWord(typed, suggestions, i18n)))])
      }
      autoComplete="off"
    />
  );
}

interface SuggestionsProps<Value> {
  input: { defaultValue?: Value; onChange: (value: Value) => void };
  suggestions: readonly Suggestion[];
}

/** The name of the full name that others see as first name; shown only where there is a choice. */
function FirstNameInput({ input, form }: { input: object; form: ProfileFormModel }) {
  const fullName = normalizeText(useFieldValue(form, 'profileCreationInput.fullName') ?? '');
  const firstName = useFieldValue(form, 'profileCreationInput.firstName');
  const names = namesIn(fullName);
  if (names.length < 2) return null;
  return (
    <Select
      {...input}
      data={names.map((name) => ({ value: name, label: name }))}
      value={firstNameOf({ fullName, firstName })}
      onChange={(name) => form.setFieldValue('profileCreationInput.firstName', name, { forceUpdate: false })}
    />
  );
}

/** A height as families say it; below it is the height that others will read. */
function HeightInput({ input, form }: { input: TextInputProps; form: ProfileFormModel }) {
  const { t } = useLingui();
  const { full } = useHeight();
  const [typed, setTyped] = useState(() => writtenHeight(form.getValues().profileCreationInput));
  const [isTyped, setIsTyped] = useState(false);
  const echo = () => {
    const read = readHeight(typed);
    if (!read || !isStorable(read.height)) return input.description;
    const units = full(heightCmOf(read));
    const inches = isTyped ? meantInches(read) : undefined;
    // Feet with a decimal are often meant as feet and inches.
    return inches === undefined ? units : t`${units}. If you mean ${inches}, please write it so.`;
  };
  return (
    <TextInput
      {...input}
      autoComplete="off"
      description={echo()}
      defaultValue={typed}
      onChange={({ currentTarget: { value } }) => {
        const read = readHeight(value);
        setTyped(value);
        setIsTyped(true);
        form.setFieldValue('profileCreationInput.heightCm', read?.heightCm ?? null, { forceUpdate: false });
        // The text itself when it is no height, which the form refuses.
        form.setFieldValue('profileCreationInput.height', (read?.height ?? value.trim()) as number | '', {
          forceUpdate: false,
        });
      }}
    />
  );
}

/** Whether the contract accepts it: else an error is shown below. */
function isStorable(height: number): boolean {
  return height >= 3 && height <= 8 && Number.isInteger(Math.round(height * 1e6) / 1e5);
}
