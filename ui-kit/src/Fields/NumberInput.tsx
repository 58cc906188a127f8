import '@mantine/core/styles/NumberInput.layer.css';
import {
  NumberInput as MantineNumberInput,
  type DataAttributes,
  type NumberInputProps as MantineNumberInputProps,
} from '@mantine/core';
import { useEffect, useRef } from 'react';
import { fieldDefaults } from './field.ts';

export type NumberInputProps = MantineNumberInputProps & DataAttributes;

/** Mantine's NumberInput. It takes the digits of Arabic and Urdu too, and never changes the typed text: the form checks the limits. */
export function NumberInput(props: NumberInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const element = input.current;
    // React's onBeforeInput is another, older event.
    element?.addEventListener('beforeinput', typeWesternDigits);
    return () => element?.removeEventListener('beforeinput', typeWesternDigits);
  }, []);
  return (
    <MantineNumberInput
      {...fieldDefaults}
      ref={input}
      hideControls
      clampBehavior="none"
      allowedDecimalSeparators={['.', ',', '٫']}
      rightSectionWidth="3rem"
      {...props}
    />
  );
}

/** Mantine drops every digit but 0 to 9. */
function typeWesternDigits(event: InputEvent): void {
  const western = event.data?.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf)); // both ranges begin at a multiple of sixteen
  if (!western || western === event.data) return;
  event.preventDefault();
  // Typed, so that it can be undone and the cursor moves on.
  document.execCommand('insertText', false, western);
}
