import { useLingui } from '@lingui/react/macro';
import { SharedContact } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { RadioGroup } from '@mithaq/ui-kit';
import { useMessages } from '../i18n/use-messages.ts';

export interface SharedContactFieldProps {
  value: SharedContact;
  onChange: (value: SharedContact) => void;
  error?: string;
}

/** Which contact details the other side of an accepted proposal sees; only for a member who has named a guardian. */
export function SharedContactField({ value, onChange, error }: SharedContactFieldProps) {
  const { t } = useLingui();
  const messages = useMessages();
  return (
    <RadioGroup
      label={t`Which contact details the other side sees`}
      data={Object.values(SharedContact).map((choice) => ({
        value: choice,
        label: messages.text(labels.SharedContact[choice]),
      }))}
      value={value}
      onChange={(choice) => onChange(choice as SharedContact)} // one of the values offered above
      error={error}
    />
  );
}
