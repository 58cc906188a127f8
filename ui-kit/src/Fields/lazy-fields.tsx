import { lazy, Suspense, useCallback, useId, useLayoutEffect, useRef } from 'react';
import { ChevronIcon } from '../icons/icons.tsx';
import type { AutocompleteProps } from './Autocomplete.tsx';
import type { Option } from './combobox.ts';
import type { LateFieldProps } from './LateField.tsx';
import type { MultiSelectProps } from './MultiSelect.tsx';
import type { NumberInputProps } from './NumberInput.tsx';
import type { SelectProps } from './Select.tsx';
import { TextInput } from './TextInput.tsx';
import { useComma } from './use-comma.ts';

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

/** Until the code is loaded, a field of the same size is in its place, and hands the focus over. */
function Later(props: LateFieldProps) {
  const ownId = useId();
  const id = props.field.id ?? ownId;
  const hadFocus = useRef(false);
  const leave = useCallback(() => {
    hadFocus.current = document.activeElement?.id === id;
  }, [id]);
  const arrive = useCallback(() => {
    if (hadFocus.current) document.getElementById(id)?.focus();
    hadFocus.current = false;
  }, [id]);
  return (
    <Suspense fallback={<Waiting {...props} id={id} onLeave={leave} />}>
      {/* One kind in, the same kind out: the spread of a union loses which. */}
      <LateField {...({ ...props, field: { ...props.field, id } } as LateFieldProps)} />
      <Arrival onArrive={arrive} />
    </Suspense>
  );
}

/** Calls when the code is there and the field is shown. */
function Arrival({ onArrive }: { onArrive: () => void }) {
  useLayoutEffect(onArrive, [onArrive]);
  return null;
}

/** `onLeave` is called while the field is still in the document. */
function Waiting({ kind, field, id, onLeave }: LateFieldProps & { id: string; onLeave: () => void }) {
  const { label, description, error, placeholder, disabled, value, defaultValue, rightSection } = field;
  const hasList = kind === 'select' || kind === 'multiSelect';
  const options: readonly Option[] = hasList ? field.data : [];
  const chosen = [value ?? defaultValue ?? []].flat().map(String);
  const labels = chosen.map((each) => options.find((option) => option.value === each)?.label ?? each);
  const comma = useComma();
  useLayoutEffect(() => onLeave, [onLeave]);
  return (
    <TextInput
      id={id}
      data-autofocus={field['data-autofocus']}
      label={label}
      description={description}
      error={error}
      placeholder={placeholder}
      rightSection={hasList ? <ChevronIcon size={18} /> : rightSection}
      value={labels.join(comma)}
      readOnly
      disabled={disabled}
      aria-required={field['aria-required']}
      aria-busy
    />
  );
}
