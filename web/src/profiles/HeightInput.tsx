import { useLingui } from '@lingui/react/macro';
import { readHeight } from '@mithaq/openapi/rules/height.ts';
import { TextInput, type TextInputProps } from '@mithaq/ui-kit';
import { useState } from 'react';
import { useHeight } from '../shared/use-height.ts';

export interface HeightInputProps extends Omit<TextInputProps, 'defaultValue' | 'onChange'> {
  /** Feet with one decimal. */
  defaultValue?: number | string | null;
  /** Called with feet; with the text itself when it is no height. */
  onChange: (height: number | string) => void;
}

/** A height as families write it; below it stands the height that others will read. */
export function HeightInput({ defaultValue, onChange, description, ...input }: HeightInputProps) {
  const { t, i18n } = useLingui();
  const { full } = useHeight();
  const [typed, setTyped] = useState(String(defaultValue ?? ''));
  const read = readHeight(typed);
  const echo = () => {
    if (!read || !isStorable(read.height)) return description;
    const height = i18n.number(read.height);
    const units = full(read.height);
    return read.isRounded
      ? t`${height} ft: ${units}. This is the nearest height that can be stored.`
      : t`${height} ft: ${units}`;
  };
  return (
    <TextInput
      {...input}
      description={echo()}
      defaultValue={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        onChange(readHeight(value)?.height ?? value.trim());
      }}
    />
  );
}

/** Whether the contract takes it: else an error stands below. */
function isStorable(height: number): boolean {
  return height >= 3 && height <= 8 && Number.isInteger(Math.round(height * 1e6) / 1e5);
}
