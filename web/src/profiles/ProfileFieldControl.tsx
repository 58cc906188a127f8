import { ChoiceChips, DateField, FieldHelp, NumberField, SelectField, SuggestField, TextAreaField, TextField } from '@mithaq/ui-kit';
import { today } from '@mithaq/openapi/rules/age.ts';
import type { ProfileField } from './form-values.ts';
import { placeControls } from './PlaceControls.tsx';
import { longText, profileFields } from './profile-fields.ts';
import type { ProfileFormModel } from './use-profile-form.ts';

export interface ProfileFieldControlProps {
  field: ProfileField;
  model: ProfileFormModel;
}

/** The control of one field, as profile-fields.ts describes it. */
export function ProfileFieldControl({ field, model }: ProfileFieldControlProps) {
  const { label, control, help } = profileFields[field];
  const { value, onChange } = model.form.getInputProps(field);
  const common = { label, description: help, error: model.errors[field], name: field };

  switch (control.kind) {
    case 'line':
      return <TextField {...common} value={value} onChange={onChange} autoComplete={control.autoComplete ?? 'off'} />;
    case 'text':
      return (
        <div>
          <TextAreaField {...common} value={value} onChange={onChange} rows={5} limit={longText.limit} counterFrom={longText.counterFrom} />
          {control.guide ? <FieldHelp href={control.guide}>Tips for writing about yourself</FieldHelp> : null}
        </div>
      );
    case 'date':
      return <DateField {...common} value={value} onChange={onChange} max={today()} autoComplete="bday" />;
    case 'number':
      return (
        <NumberField
          {...common}
          value={value === '' ? '' : Number(value)}
          onChange={(typed) => onChange(String(typed))}
          step={control.step}
          min={control.min}
          max={control.max}
          unit={control.unit}
          placeholder={control.placeholder}
        />
      );
    case 'suggest':
      return <SuggestField {...common} value={value} onChange={onChange} suggestions={control.suggestions} />;
    case 'choice':
      return <SelectField {...common} value={value} onChange={onChange} options={control.options} placeholder="Choose" />;
    case 'chips':
      return <ChoiceChips {...common} value={value} onChange={onChange} options={control.options} count={control.count} />;
    default: {
      const PlaceControl = placeControls[control.kind];
      return <PlaceControl {...common} model={model} />;
    }
  }
}
