import '@mantine/core/styles/NumberInput.layer.css';
import {
  NumberInput as MantineNumberInput,
  UnstyledButton,
  type DataAttributes,
  type NumberInputHandlers,
  type NumberInputProps as MantineNumberInputProps,
} from '@mantine/core';
import { useEffect, useRef } from 'react';
import { MinusIcon, PlusIcon } from '../icons/icons.tsx';
import { fieldDefaults } from './field.ts';
import classes from './Fields.module.css';

export type NumberInputProps = MantineNumberInputProps &
  DataAttributes & {
    /** Two buttons change the number by one, for a finger or a mouse; the arrow keys do so too. */
    hasSteps?: boolean;
  };

/** Mantine's NumberInput. It takes the digits of Arabic and Urdu too, and never changes the typed text: the form checks the limits. */
export function NumberInput({ hasSteps, ...props }: NumberInputProps) {
  const steps = useRef<NumberInputHandlers>(null);
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
      {...(hasSteps && {
        handlersRef: steps,
        rightSectionWidth: 'calc(2 * var(--mq-target) + 2px)',
        rightSection: (
          // As Mantine's own: the keyboard and screen readers have the field.
          <span aria-hidden className={classes.steps}>
            <UnstyledButton tabIndex={-1} onClick={() => steps.current?.decrement()}>
              <MinusIcon size={18} />
            </UnstyledButton>
            <UnstyledButton tabIndex={-1} onClick={() => steps.current?.increment()}>
              <PlusIcon size={18} />
            </UnstyledButton>
          </span>
        ),
      })}
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
