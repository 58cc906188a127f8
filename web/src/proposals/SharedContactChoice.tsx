import { Trans, useLingui } from '@lingui/react/macro';
import type { SharedContact } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useChooseSharedContact } from '@mithaq/openapi/generated/hooks/proposals/proposals.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { Button, FormDialog, notify, Text, useDisclosure } from '@mithaq/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { refreshProposals } from './refresh-proposals.ts';
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
      <Text c="dimmed">
        <Line shares={messages.text(labels.SharedContact[shares])} />
      </Text>
      <Button size="sm" variant="default" onClick={ask}>
        <Trans>Change what they see</Trans>
      </Button>
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

function Line({ shares }: { shares: string }) {
  return <Trans>Contact details that they see of you: {shares}</Trans>;
}
