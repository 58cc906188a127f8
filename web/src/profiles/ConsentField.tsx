import { useLingui } from '@lingui/react/macro';
import { Checkbox, FieldHelp } from '@mithaq/ui-kit';
import type { RefObject } from 'react';

export interface ConsentFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  hasAgreed: boolean;
  onChange: (hasAgreed: boolean) => void;
  /** The form was submitted without it. */
  isMissing: boolean;
}

/** The checkbox of the consent to storing religious data. A new sentence needs a new version of the consent. */
export function ConsentField({ ref, hasAgreed, onChange, isMissing }: ConsentFieldProps) {
  const { t } = useLingui();
  return (
    <div data-field>
      <Checkbox
        ref={ref}
        required
        checked={hasAgreed}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        label={t`I agree that Mithaq stores what I wrote here, my religion included, and shows it to verified members`}
        error={
          isMissing ? t`Please tick this box if you agree. Mithaq may not store your profile without it.` : undefined
        }
      />
      <FieldHelp href="/privacy-policy">{t`Read our privacy policy`}</FieldHelp>
    </div>
  );
}
