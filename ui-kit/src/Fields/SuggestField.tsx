import { Combobox } from './Combobox.tsx';
import type { FieldProps } from './field-props.ts';
import { useListbox } from './use-listbox.ts';

/** Offered at once; more would be a list to search, not a hint. */
const most = 8;

export interface SuggestFieldProps extends FieldProps {
  /** What may be meant; anything else can be typed too. */
  suggestions: readonly string[];
  /** What is typed. */
  value: string;
  /** Called with what is typed or chosen. */
  onChange: (value: string) => void;
}

/** Free text with suggestions. */
export function SuggestField({ suggestions, value, onChange, ...field }: SuggestFieldProps) {
  const sought = value.trim().toLowerCase();
  const offered = suggestions
    .filter((each) => each.toLowerCase().includes(sought))
    .slice(0, most)
    .map((each) => ({ value: each, label: each }));
  const listbox = useListbox({
    count: offered.length,
    first: -1,
    onChoose: (at) => {
      const option = offered[at];
      if (option) onChange(option.value);
    },
  });
  return (
    <Combobox
      {...field}
      text={value}
      onType={(typed) => {
        onChange(typed);
        listbox.open(-1);
      }}
      options={offered}
      isChosen={(option) => option === value}
      listbox={listbox}
      isFree
    />
  );
}
