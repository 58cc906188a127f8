import { useLingui } from '@lingui/react/macro';
import { RadioGroup } from '@mithaq/ui-kit';
import { useChoices } from '../layout/use-choices.tsx';
import classes from './Settings.module.css';
import { SettingsSection } from './SettingsSection.tsx';

/** Language and appearance, as in the account menu. */
export function ChoicesSection() {
  const { t } = useLingui();
  const choices = useChoices();
  return (
    <SettingsSection title={t`Language and appearance`} isNamedByGroup>
      <div className={classes.choices}>
        {choices.map(({ label, options, value, onChange }, at) => (
          // The label is in the language that is being chosen.
          <RadioGroup key={at} label={label} data={options} value={value} onChange={onChange} isChips />
        ))}
      </div>
    </SettingsSection>
  );
}
