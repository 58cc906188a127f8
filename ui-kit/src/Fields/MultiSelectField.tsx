import { useId, useState } from 'react';
import type { Option } from '../ChoiceChips/ChoiceChips.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { useWords } from '../words.ts';
import { Combobox } from './Combobox.tsx';
import type { FieldProps } from './field-props.ts';
import { isNamed } from './SelectField.tsx';
import { useListbox } from './use-listbox.ts';
import classes from './Fields.module.css';

export interface MultiSelectFieldProps extends FieldProps {
  /** All that one may choose from. */
  options: readonly Option[];
  /** The chosen values. */
  value: string[];
  /** Called with all chosen values. */
  onChange: (value: string[]) => void;
  /** Shown when nothing fits what was typed; "Nothing found" without it. */
  nothingFound?: string;
}

/** Several of many: a combobox that keeps what was chosen as pills. */
export function MultiSelectField({ options, value, onChange, nothingFound, ...field }: MultiSelectFieldProps) {
  const words = useWords();
  const id = useId();
  const [typed, setTyped] = useState('');
  const offered = options.filter((option) => isNamed(option, typed));
  const listbox = useListbox({
    count: offered.length,
    first: -1,
    onChoose: (at) => {
      const option = offered[at]?.value;
      if (option !== undefined) onChange(value.includes(option) ? without(value, option) : [...value, option]);
      setTyped('');
    },
    isSticky: true,
    onClose: () => setTyped(''),
  });
  return (
    <Combobox
      {...field}
      text={typed}
      onType={(search) => {
        setTyped(search);
        listbox.open(0);
      }}
      options={offered}
      isChosen={(option) => value.includes(option)}
      listbox={listbox}
      nothingFound={nothingFound ?? words.nothingFound}
      isMulti
      onOtherKey={({ key }) => {
        if (key === 'Backspace' && typed === '' && value.length > 0) onChange(value.slice(0, -1));
      }}
      describedBy={value.length > 0 ? id : undefined}
      before={
        value.length > 0 ? (
          <span id={id} className={classes.pills}>
            {value.map((each) => (
              <span key={each} className={classes.pill}>
                <span dir="auto">{options.find((option) => option.value === each)?.label ?? each}</span>{' '}
                {/* By keyboard it is taken away with Backspace, or in the list. */}
                <button
                  type="button"
                  tabIndex={-1}
                  aria-hidden
                  disabled={field.disabled}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onChange(without(value, each))}
                >
                  <CloseIcon size={14} />
                </button>
              </span>
            ))}
          </span>
        ) : undefined
      }
    />
  );
}

function without(values: string[], one: string): string[] {
  return values.filter((each) => each !== one);
}
