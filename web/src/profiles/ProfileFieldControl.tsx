import { useLingui } from '@lingui/react/macro';
import { today } from '@mithaq/openapi/rules/age.ts';
import {
  ChoiceChips,
  DateField,
  FieldHelp,
  NumberField,
  SelectField,
  SuggestField,
  TextAreaField,
  TextField,
  type Option,
} from '@mithaq/ui-kit';
import { useContractWords } from '../languages/use-contract-words.ts';
import type { ProfileField } from './form-values.ts';
import { placeControls } from './PlaceControls.tsx';
import { longText, profileFields, type Choice } from './profile-fields.ts';
import type { ProfileFormModel } from './use-profile-form.ts';

export interface ProfileFieldControlProps {
  field: ProfileField;
  model: ProfileFormModel;
}

/** The control of one field, as profile-fields.ts describes it. */
export function ProfileFieldControl({ field, model }: ProfileFieldControlProps) {
  const { t } = useLingui();
  const word = useContractWords();
  const { label, control, help, isOptional } = profileFields[field];
  const value = model.values[field];
  const text = typeof value === 'string' ? value : '';
  const several: readonly string[] = Array.isArray(value) ? value : [];
  // Each control answers with what its field holds: profile-fields.ts puts them together.
  const answer = (given: string | string[] | null) => model.change({ [field]: given });
  const type = (event: { currentTarget: { value: string } }) => answer(event.currentTarget.value);
  const wrong = model.errors[field];
  const common = { label: t(label), description: help && t(help), error: wrong && word(wrong), name: field };
  // Every field but a few must be answered, which the step says in words: asterisks at nearly all would say less.
  const asked = { ...common, 'aria-required': !isOptional };
  const shown = (options: readonly Choice[]): Option[] =>
    options.map((option) => ({ ...option, label: word(option.label) }));

  switch (control.kind) {
    case 'line':
      return <TextField {...asked} value={text} onChange={type} autoComplete={control.autoComplete ?? 'off'} />;
    case 'text':
      return (
        <div>
          <TextAreaField
            {...asked}
            value={text}
            onChange={type}
            rows={5}
            limit={longText.limit}
            counterFrom={longText.counterFrom}
          />
          {control.guide ? <FieldHelp href={control.guide}>{t`Tips for writing about yourself`}</FieldHelp> : null}
        </div>
      );
    case 'date':
      return <DateField {...asked} value={text} onChange={type} max={today()} autoComplete="bday" />;
    case 'number':
      return (
        <NumberField
          {...asked}
          value={text === '' ? '' : Number(text)}
          onChange={(number) => answer(String(number))}
          step={control.step}
          min={control.min}
          max={control.max}
          unit={control.unit && t(control.unit)}
          placeholder={control.placeholder}
        />
      );
    case 'suggest':
      return <SuggestField {...asked} value={text} onChange={answer} suggestions={control.suggestions} />;
    case 'choice':
      return (
        <SelectField
          {...asked}
          value={text || null}
          onChange={answer}
          options={shown(control.options)}
          placeholder={t`Choose`}
        />
      );
    case 'chips':
      return (
        <ChoiceChips
          {...common}
          value={several}
          onChange={answer}
          options={shown(control.options)}
          count={control.count}
        />
      );
    default: {
      const PlaceControl = placeControls[control.kind];
      return <PlaceControl {...asked} model={model} />;
    }
  }
}
