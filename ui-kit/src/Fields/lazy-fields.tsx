import { lazy, Suspense } from 'react';
import { ChevronIcon } from '../icons/icons.tsx';
import type { AutocompleteProps } from './Autocomplete.tsx';
import type { Option } from './combobox.ts';
import type { LateFieldProps } from './LateField.tsx';
import type { MultiSelectProps } from './MultiSelect.tsx';
import type { NumberInputProps } from './NumberInput.tsx';
import type { SelectProps } from './Select.tsx';
import { TextInput } from './TextInput.tsx';

// The code of these fields is loaded when the first of them is shown: people read a form before they choose.

/** A number. */
export function NumberInput(props: NumberInputProps) {
  return <Later kind="number" field={props} />;
}

/** One of several, found by typing any of its names. */
export function Select(props: SelectProps) {
  return <Later kind="select" field={props} />;
}

/** Several of many, shown as pills. */
export function MultiSelect(props: MultiSelectProps) {
  return <Later kind="multiSelect" field={props} />;
}

/** Free text with suggestions. */
export function Autocomplete(props: AutocompleteProps) {
  return <Later kind="autocomplete" field={props} />;
}

const LateField = lazy(() => import('./LateField.tsx'));

/** Until the code is loaded, a field of the same size is in its place. */
function Later(props: LateFieldProps) {
  return (
    <Suspense fallback={<Waiting {...props} />}>
      <LateField {...props} />
    </Suspense>
  );
}

function Waiting({ kind, field }: LateFieldProps) {
  const { label, description, error, placeholder, disabled, value, defaultValue, rightSection } = field;
  const hasList = kind === 'select' || kind === 'multiSelect';
  const options: readonly Option[] = hasList ? field.data : [];
  const chosen = [value ?? defaultValue ?? []].flat().map(String);
  const labels = chosen.map((each) => options.find((option) => option.value === each)?.label ?? each);
  return (
    <TextInput
      label={label}
      description={description}
      error={error}
      placeholder={placeholder}
      rightSection={hasList ? <ChevronIcon size={18} /> : rightSection}
      value={labels.join(', ')}
      readOnly
      disabled={disabled}
      aria-busy
    />
  );
}
