import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, FieldHelp } from '@mithaq/ui-kit';
import type { RefObject } from 'react';
import { aboutPerson, type Person } from '../shared/person.ts';
import classes from './ProfileForm.module.css';

export interface ConsentFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  hasAgreed: boolean;
  onChange: (hasAgreed: boolean) => void;
  /** The form was submitted without it. */
  isMissing: boolean;
  /** Whose religion it is. */
  person: Person;
}

const agreement = msg({
  message:
    "{person, select, self {I agree that Mithaq stores what I wrote here, my religion included, and shows it to verified members} son {I agree that Mithaq stores what I wrote here, my son's religion included, and shows it to verified members; he knows of it} daughter {I agree that Mithaq stores what I wrote here, my daughter's religion included, and shows it to verified members; she knows of it} brother {I agree that Mithaq stores what I wrote here, my brother's religion included, and shows it to verified members; he knows of it} sister {I agree that Mithaq stores what I wrote here, my sister's religion included, and shows it to verified members; she knows of it} other {I agree that Mithaq stores what I wrote here, the religion included, and shows it to verified members; the person whom it is about knows of it}}",
});

/** The checkbox of the consent to storing religious data. A new sentence needs a new version of the consent. */
export function ConsentField({ ref, hasAgreed, onChange, isMissing, person }: ConsentFieldProps) {
  const { t } = useLingui();
  return (
    <div data-field>
      <Checkbox
        ref={ref}
        required
        checked={hasAgreed}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        label={t(aboutPerson(agreement, person))}
        error={
          isMissing ? t`Please tick this box if you agree. Mithaq may not store the profile without it.` : undefined
        }
      />
      <FieldHelp href="/privacy-policy">{t`Read our privacy policy`}</FieldHelp>
      <p className={classes.lead}>
        <Trans>
          Families read profiles together: in Settings you can allow others to show this one to their family by a link.
        </Trans>
      </p>
    </div>
  );
}
