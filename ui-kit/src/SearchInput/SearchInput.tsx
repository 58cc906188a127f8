import { UnstyledButton } from '@mantine/core';
import { fieldDefaults } from '../Fields/field.ts';
import { TextInput } from '../Fields/TextInput.tsx';
import { SearchIcon } from '../icons/icons.tsx';
import classes from './SearchInput.module.css';

export interface SearchInputProps {
  /** Names the field and its button; it is not shown. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  /** Called with Enter, the key of a phone that says Search, and the button. */
  onSearch: () => void;
  /** Why nothing was found. */
  error?: string;
  isBusy?: boolean;
}

/** A search for one thing that is known by its name: one line with a magnifying glass, which is its button. */
export function SearchInput({
  label,
  placeholder,
  value,
  onChange,
  onSearch,
  error,
  isBusy = false,
}: SearchInputProps) {
  return (
    <form
      role="search"
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
    >
      <TextInput
        aria-label={label}
        placeholder={placeholder}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        error={error ? <span role="alert">{error}</span> : undefined}
        aria-busy={isBusy || undefined}
        leftSectionWidth="2.75rem"
        leftSectionPointerEvents="all"
        leftSection={
          <UnstyledButton type="submit" className={classes.button} aria-label={label} disabled={isBusy}>
            <SearchIcon size={18} />
          </UnstyledButton>
        }
        classNames={{ ...fieldDefaults.classNames, input: `${fieldDefaults.classNames.input} ${classes.input}` }}
      />
    </form>
  );
}
