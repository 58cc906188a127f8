import { useLingui } from '@lingui/react/macro';
import { languages, type Language } from '@mithaq/openapi/rules/language.ts';
import { RadioGroup } from '@mithaq/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useChoices } from '../layout/use-choices.tsx';
import classes from './Settings.module.css';
import { SettingsSection } from './SettingsSection.tsx';

/** Language and appearance, as in the account menu. */
export function ChoicesSection() {
  const { t, i18n } = useLingui();
  const choices = useChoices();
  const [dir, setDir] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  // What is above has another height in another language.
  useEffect(() => {
    const chosen = place.current?.querySelector(`[value=${i18n.locale}]:focus`);
    chosen?.closest('[role=radiogroup]')?.scrollIntoView({ block: 'nearest' });
  }, [i18n.locale]);
  return (
    <SettingsSection title={t`Language and appearance`} isNamedByGroup>
      {/* Each arrow chooses a language. While one goes on, the chips keep their places: in a page that turns right to left, the next → would lead back. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- nothing is done here: the radio buttons do it */}
      <div
        ref={place}
        dir={dir}
        className={classes.choices}
        onKeyDown={() => setDir((before) => before ?? languages[i18n.locale as Language].dir)} // the locales are its keys
        onBlur={({ relatedTarget, currentTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setDir(undefined);
        }}
      >
        {choices.map(({ label, options, value, onChange }, at) => (
          // The label is in the language that is being chosen.
          <RadioGroup key={at} label={label} data={options} value={value} onChange={onChange} isChips />
        ))}
      </div>
    </SettingsSection>
  );
}
