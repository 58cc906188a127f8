import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { GuardianRelation, type Guardian, type SharedContact } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { getGetGuardianQueryKey, useNameGuardian } from '@mithaq/openapi/generated/hooks/proposals/proposals.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { toInternational } from '@mithaq/openapi/rules/phone.ts';
import { FormDialog, notify, Select, Text, TextInput } from '@mithaq/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useGetCurrentUserProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { OwnCountryCode } from '../phone/OwnCountryCode.tsx';
import { SuggestedNumber } from '../phone/SuggestedNumber.tsx';
import { useSuggestedNumber } from '../phone/use-suggested-number.ts';
import { refreshProposals } from '../proposals/refresh-proposals.ts';
import { SharedContactField } from '../proposals/SharedContactField.tsx';
import { useOwnPerson } from '../shared/use-own-person.ts';
import { aboutPerson } from '../shared/person.ts';
import { guardianTitle } from './guardian-title.ts';

export interface GuardianDialogProps {
  /** The one who is named already. */
  guardian: Guardian | undefined;
  /** What was typed when the dialog was closed the last time. */
  left: GuardianValues | undefined;
  /** Called when it is sent. */
  onSave: () => void;
  /** Called with what was typed and is not saved. */
  onClose: (left?: GuardianValues) => void;
}

export interface GuardianValues {
  name: string;
  relation: GuardianRelation | undefined;
  phoneNumber: string;
  email: string;
  shares: SharedContact;
}

function valuesOf(guardian: Guardian | undefined): GuardianValues {
  const { name = '', relation, phoneNumber, email, shares = 'BOTH' } = guardian ?? {};
  return { name, relation, phoneNumber: phoneNumber ?? '', email: email ?? '', shares };
}

/** Names a guardian. What was typed stays when it could not be saved, and when the dialog is closed. */
export function GuardianDialog({ guardian, left, onSave, onClose }: GuardianDialogProps) {
  const { t } = useLingui();
  const messages = useMessages();
  const { person } = useOwnPerson();
  const client = useQueryClient();
  const [values, setValues] = useState(left ?? valuesOf(guardian));
  const { name, relation, phoneNumber, email, shares } = values;
  /** The fields that were changed after the last attempt to save. */
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const change = (next: Partial<GuardianValues>) => {
    setValues((now) => ({ ...now, ...next }));
    // One of the two ways to reach the guardian is enough.
    const also = 'email' in next && !phoneNumber ? ['phoneNumber'] : [];
    setChanged((before) => new Set([...before, ...Object.keys(next), ...also]));
  };
  const { mutate, isPending, error } = useNameGuardian({
    mutation: {
      onSuccess: (now) => {
        client.setQueryData(getGetGuardianQueryKey(), now);
        notify({ kind: 'success', message: t`The guardian was saved` });
        onClose();
        return refreshProposals(client);
      },
    },
  });
  const { data } = useGetCurrentUserProfile();
  const phoneRef = useRef<HTMLInputElement>(null);
  const { suggestion } = useSuggestedNumber(phoneNumber, data?.profile.country);
  const wrongAt = (pointer: string) => messages.atField(error?.problem, pointer);
  const errorAt = (pointer: string) => (changed.has(pointer.slice(1)) ? undefined : wrongAt(pointer));
  const isAtField = ['/name', '/relation', '/phoneNumber', '/email', '/shares'].some(wrongAt);
  const submit = () => {
    // Without a relation the server says so at the field, as for everything else.
    onSave();
    setChanged(new Set());
    const [phone, mail] = [phoneNumber.trim(), email.trim()];
    mutate({
      data: {
        name,
        relation: relation!,
        phoneNumber: phone ? toInternational(phone) : null,
        email: mail || null,
        shares,
      },
    });
  };
  return (
    <FormDialog
      isOpen
      title={t(aboutPerson(guardianTitle, person))}
      description={t`The name and the relation are required; a phone number or an e-mail address is enough.`}
      submitLabel={t`Save`}
      onSubmit={submit}
      onCancel={() => onClose(values)}
      isBusy={isPending}
      failure={error && !isAtField ? messages.problem(error.problem) : undefined}
    >
      <TextInput
        aria-required
        label={t`Name of the guardian`}
        value={name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        error={errorAt('/name')}
      />
      <Select
        aria-required
        label={t(aboutPerson(relationLabel, person))}
        placeholder={t`Choose`}
        data={Object.values(GuardianRelation).map((value) => ({
          value,
          label: messages.text(labels.GuardianRelation[value]),
        }))}
        value={relation ?? null}
        onChange={(value) => change({ relation: (value ?? undefined) as GuardianRelation | undefined })} // one of the values offered above
        error={errorAt('/relation') && t(aboutPerson(relationMissing, person))}
      />
      <TextInput
        ref={phoneRef}
        type="tel"
        label={t`Phone of the guardian`}
        description={
          <>
            {/* The error may say it. */}
            {errorAt('/phoneNumber') ? null : (
              <>
                {t`Include country code (e.g., +91 for India)`}
                <br />
              </>
            )}
            <OwnCountryCode country={data?.profile.country} />
          </>
        }
        value={phoneNumber}
        onChange={({ currentTarget }) => change({ phoneNumber: currentTarget.value })}
        error={errorAt('/phoneNumber')}
      />
      {suggestion ? (
        <SuggestedNumber
          suggestion={suggestion}
          onAccept={(number) => change({ phoneNumber: number })}
          fieldRef={phoneRef}
        >
          {t`With its country code the number is`}
        </SuggestedNumber>
      ) : null}
      <TextInput
        type="email"
        label={t`E-mail of the guardian`}
        value={email}
        onChange={({ currentTarget }) => change({ email: currentTarget.value })}
        error={errorAt('/email')}
      />
      <SharedContactField value={shares} onChange={(next) => change({ shares: next })} error={errorAt('/shares')} />
      <Text c="dimmed">
        {t`Please enter this only with the agreement of the guardian, and tell them who may see it. It is their data, and it is deleted when you remove it.`}
      </Text>
    </FormDialog>
  );
}

/** In place of the contract's words, which speak to the member of oneself. */
const relationMissing = msg({
  message:
    'Please select how they are related to {person, select, self {you} son {your son} daughter {your daughter} brother {your brother} sister {your sister} other {this person}}',
});

const relationLabel = msg({
  message:
    '{person, select, self {How they are related to me} son {How they are related to my son} daughter {How they are related to my daughter} brother {How they are related to my brother} sister {How they are related to my sister} other {How they are related to this person}}',
});
