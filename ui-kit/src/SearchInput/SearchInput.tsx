import { UnstyledButton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { fieldDefaults } from '../Fields/field.ts';
import { TextInput } from '../Fields/TextInput.tsx';
import { SearchIcon } from '../icons/icons.tsx';
import classes from './SearchInput.module.css';

export interface SearchInputProps {
  /** Names the field and its button; it is not shown. */
  label: string;
  /** What can be searched for, with an example. */
  placeholder: string;
  /** What is typed. */
  value: string;
  /** Called with what is typed now. */
  onChange: (value: string) => void;
  /** Called with Enter, the key of a phone that says Search, and the button. */
  onSearch: () => void;
  /** Why nothing was found. It lies over what follows, so that nothing moves, and the field takes the focus. */
  error?: string;
  /** Called when the focus leaves the field, whose error then covers nothing more. */
  onLeave?: () => void;
  /** The search runs. */
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
  onLeave,
  isBusy = false,
}: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) input.current?.focus();
  }, [error]);
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
        ref={input}
        aria-label={label}
        placeholder={placeholder}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={onLeave}
        error={error ? <span role="alert">{error}</span> : undefined}
        aria-busy={isBusy || undefined}
        leftSectionWidth="2.75rem"
        leftSection={<span />}
        classNames={{
          ...fieldDefaults.classNames,
          wrapper: `${fieldDefaults.classNames.wrapper} ${classes.wrapper}`,
          input: `${fieldDefaults.classNames.input} ${classes.input}`,
          error: `${fieldDefaults.classNames.error} ${classes.error}`,
        }}
      />
      {/* In the room before the text, and after it for the Tab key. */}
      <UnstyledButton type="submit" className={classes.button} aria-label={label} disabled={isBusy}>
        <SearchIcon size={18} />
      </UnstyledButton>
    </form>
  );
}
