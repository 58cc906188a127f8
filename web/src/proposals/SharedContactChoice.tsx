import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SharedContact } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useChooseSharedContact } from '@mithaq/openapi/generated/hooks/proposals/proposals.ts';
import { FormDialog, notify, UnstyledButton, useDisclosure } from '@mithaq/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { aboutPerson } from '../shared/person.ts';
import { useOwnPerson } from '../shared/use-own-person.ts';
import { refreshProposals } from './refresh-proposals.ts';
import classes from './SharedContactChoice.module.css';
import { SharedContactField } from './SharedContactField.tsx';

export interface SharedContactChoiceProps {
  proposalId: string;
  /** What the other side sees now. */
  shares: SharedContact;
}

/** What the other side of an accepted proposal sees of the member, and the button that changes it. */
export function SharedContactChoice({ proposalId, shares }: SharedContactChoiceProps) {
  const { t } = useLingui();
  const messages = useMessages();
  const client = useQueryClient();
  const { person } = useOwnPerson();
  const [isOpen, { open, close }] = useDisclosure();
  const [chosen, setChosen] = useState(shares);
  const { mutate, isPending, error, reset } = useChooseSharedContact({
    mutation: {
      onSuccess: async () => {
        notify({ kind: 'success', message: t`Your choice was saved` });
        await refreshProposals(client);
        close();
      },
    },
  });
  const ask = () => {
    reset();
    setChosen(shares);
    open();
  };
  return (
    <>
      <p className={classes.line}>
        {t(aboutPerson(seen[shares], person))}{' '}
        <UnstyledButton className={classes.change} onClick={ask}>
          <Trans>Change what they see</Trans>
        </UnstyledButton>
      </p>
      <FormDialog
        isOpen={isOpen}
        title={t`Change what they see`}
        description={t`What was read before stays with them.`}
        submitLabel={t`Save`}
        onSubmit={() => mutate({ id: proposalId, data: { shares: chosen } })}
        onCancel={close}
        isBusy={isPending}
        failure={error ? messages.problem(error.problem) : undefined}
      >
        <SharedContactField value={chosen} onChange={setChosen} />
      </FormDialog>
    </>
  );
}

/** What they see, said to the author of the profile. */
const seen: Record<SharedContact, MessageDescriptor> = {
  OWN: msg`They see your own e-mail and phone number.`,
  GUARDIAN: msg({
    message:
      "{person, select, self {They see how to reach your guardian.} son {They see how to reach the elder who speaks for your son.} daughter {They see how to reach your daughter's guardian.} brother {They see how to reach the elder who speaks for your brother.} sister {They see how to reach your sister's guardian.} other {They see how to reach the guardian.}}",
  }),
  BOTH: msg({
    message:
      "{person, select, self {They see how to reach your guardian, and your own e-mail and phone number.} son {They see how to reach the elder who speaks for your son, and your own e-mail and phone number.} daughter {They see how to reach your daughter's guardian, and your own e-mail and phone number.} brother {They see how to reach the elder who speaks for your brother, and your own e-mail and phone number.} sister {They see how to reach your sister's guardian, and your own e-mail and phone number.} other {They see how to reach the guardian, and your own e-mail and phone number.}}",
  }),
};
