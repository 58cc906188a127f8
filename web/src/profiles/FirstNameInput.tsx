import { firstNameOf, namesIn } from '@mithaq/openapi/rules/first-name.ts';
import { normalizeText } from '@mithaq/openapi/rules/text.ts';
import { Select } from '@mithaq/ui-kit';
import type { ReactNode } from 'react';
import type { FieldPath } from './profile-fields.ts';
import { useFieldValue } from './use-field-value.ts';
import type { ProfileFormModel } from './use-form-errors.ts';

interface FirstNameInputProps {
  /** What every control is given: label, help, error. */
  input: { description?: ReactNode };
  path: FieldPath;
  form: ProfileFormModel;
}

/** Which name of the full name others see as first name; asked for only where there is a choice. */
export function FirstNameInput({ input, path, form }: FirstNameInputProps) {
  const fullName = normalizeText(useFieldValue(form, 'profileCreationInput.fullName') ?? '');
  const firstName = useFieldValue(form, 'profileCreationInput.firstName');
  const names = namesIn(fullName);
  if (names.length < 2) return null;
  return (
    <Select
      {...input}
      data={names.map((name) => ({ value: name, label: name }))}
      value={firstNameOf({ fullName, firstName })}
      onChange={(name) => form.setFieldValue(path, name, { forceUpdate: false })}
    />
  );
}
