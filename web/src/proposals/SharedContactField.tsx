import { useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { SharedContact } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { RadioGroup } from '@mithaq/ui-kit';
import { useMessages } from '../i18n/use-messages.ts';
import { aboutPerson } from '../shared/person.ts';
import { useOwnPerson } from '../shared/use-own-person.ts';

export interface SharedContactFieldProps {
  value: SharedContact;
  onChange: (value: SharedContact) => void;
  error?: string;
}

/** Which contact details the other side of an accepted proposal sees; only for a member who has named a guardian. */
export function SharedContactField({ value, onChange, error }: SharedContactFieldProps) {
  const { t } = useLingui();
  const textOf = useSharedContactText();
  return (
    <RadioGroup
      label={t`Which contact details the other side sees`}
      data={Object.values(SharedContact).map((choice) => ({
        value: choice,
        label: textOf(choice),
      }))}
      value={value}
      onChange={(choice) => onChange(choice as SharedContact)} // one of the values offered above
      error={error}
    />
  );
}

/** What a choice is called, for the one who writes. */
export function useSharedContactText(): (choice: SharedContact) => string {
  const { t } = useLingui();
  const messages = useMessages();
  const { person } = useOwnPerson();
  return (choice) =>
    choice === 'GUARDIAN' && person !== 'self'
      ? t(aboutPerson(guardiansOf, person))
      : messages.text(labels.SharedContact[choice]);
}

/** A mother shares the details of the guardian of her daughter, or her own. */
const guardiansOf = msg({
  message:
    "{person, select, son {Those of the elder who speaks for my son} daughter {My daughter's guardian's} brother {Those of the elder who speaks for my brother} sister {My sister's guardian's} other {The guardian's}}",
});
