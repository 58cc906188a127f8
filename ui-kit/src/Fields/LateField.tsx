import { Autocomplete, type AutocompleteProps } from './Autocomplete.tsx';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';
import { NumberInput, type NumberInputProps } from './NumberInput.tsx';
import { Select, type SelectProps } from './Select.tsx';

export type LateFieldProps =
  | { kind: 'number'; field: NumberInputProps }
  | { kind: 'select'; field: SelectProps }
  | { kind: 'multiSelect'; field: MultiSelectProps }
  | { kind: 'autocomplete'; field: AutocompleteProps };

/** The fields that bring much code: Mantine's Combobox with floating-ui, and react-number-format. One file, so that all come at once. */
export default function LateField({ kind, field }: LateFieldProps) {
  switch (kind) {
    case 'number':
      return <NumberInput {...field} />;
    case 'select':
      return <Select {...field} />;
    case 'multiSelect':
      return <MultiSelect {...field} />;
    case 'autocomplete':
      return <Autocomplete {...field} />;
  }
}
