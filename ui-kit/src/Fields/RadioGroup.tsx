import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Radio, VisuallyHidden, type RadioGroupProps as MantineRadioGroupProps } from '@mantine/core';
import { CheckIcon } from '../icons/icons.tsx';
import classes from './choices.module.css';
import { fieldDefaults } from './field.ts';
import field from './Fields.module.css';

export interface RadioGroupProps extends Omit<MantineRadioGroupProps, 'children' | 'size'> {
  /** All that can be chosen; `lang` is the language of a label that is not in the page's. */
  data: readonly { value: string; label: string; lang?: string }[];
  /** Chips side by side, for a few short labels. */
  isChips?: boolean;
}

/** Mantine's Radio.Group: one of a few, all of them visible. */
export function RadioGroup({ data, isChips = false, 'aria-label': name, ...group }: RadioGroupProps) {
  return (
    <Radio.Group
      size="md"
      inputWrapperOrder={fieldDefaults.inputWrapperOrder}
      // Mantine would put aria-label on an element without a role.
      label={name && <VisuallyHidden>{name}</VisuallyHidden>}
      {...group}
      classNames={{ label: field.label, description: field.description, error: field.error }}
    >
      <div className={isChips ? classes.chips : classes.options}>
        {data.map(({ value, label, lang }) => (
          <Radio
            key={value}
            value={value}
            label={lang ? <bdi lang={lang}>{label}</bdi> : label}
            lang={lang}
            aria-invalid={group.error ? true : undefined}
            size="md"
            icon={isChips ? ChipIcon : undefined}
            classNames={{
              root: isChips ? classes.chip : undefined,
              body: classes.body,
              label: classes.label,
              labelWrapper: classes.labelWrapper,
              radio: classes.input,
              icon: classes.icon,
            }}
          />
        ))}
      </div>
    </Radio.Group>
  );
}

function ChipIcon({ className }: { className?: string }) {
  return <CheckIcon size={18} className={className} />;
}
