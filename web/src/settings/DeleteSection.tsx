import { Trans, useLingui } from '@lingui/react/macro';
import { useDeleteAccount } from '@mithaq/openapi/generated/hooks/users/users.ts';
import { retainedDays } from '@mithaq/openapi/rules/retained-relations.ts';
import { Button, FormDialog, TextInput, useDisclosure } from '@mithaq/ui-kit';
import { useState } from 'react';
import { useResetSession } from '../auth/use-logout.ts';
import { leaveSignOutMessage } from '../shared/sign-out-message.ts';
import { useMessages } from '../i18n/use-messages.ts';
import classes from './Settings.module.css';
import { SettingsSection } from './SettingsSection.tsx';

/** Deletes the account, after the member has typed a word. */
export function DeleteSection() {
  const { t } = useLingui();
  const messages = useMessages();
  const [isAsking, { open, close }] = useDisclosure();
  const [typed, setTyped] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const resetSession = useResetSession();
  const { mutate, isPending, error, reset } = useDeleteAccount({
    mutation: {
      onSuccess: () => {
        leaveSignOutMessage('deleted');
        resetSession();
      },
    },
  });
  const word = t({ message: 'DELETE', comment: 'The word that a member types to delete the account' });
  const cancel = () => {
    close();
    reset();
    setTyped('');
    setIsRefused(false);
  };
  const submit = () => {
    const isWord = typed.trim().toLowerCase() === word.toLowerCase();
    setIsRefused(!isWord);
    if (isWord) mutate();
  };
  return (
    <SettingsSection
      title={t`Delete my account`}
      lead={t`The profile and everything that belongs to your account, for good.`}
      action={
        <Button size="sm" variant="default" isDestructive aria-label={t`Delete my account`} onClick={open}>
          <Trans>Delete</Trans>
        </Button>
      }
    >
      <FormDialog
        isOpen={isAsking}
        title={t`Delete my account`}
        description={<WhatGoes />}
        submitLabel={t`Delete for good`}
        isDestructive
        onSubmit={submit}
        onCancel={cancel}
        isBusy={isPending}
        failure={error ? messages.problem(error.problem) : undefined}
      >
        <TextInput
          label={t`Type ${word} to confirm`}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setIsRefused(false);
          }}
          error={isRefused ? t`Please type ${word} if you want to delete your account.` : undefined}
          autoComplete="off"
          data-autofocus
        />
      </FormDialog>
    </SettingsSection>
  );
}

function WhatGoes() {
  return (
    <>
      <Trans>This cannot be undone.</Trans>
      <ul className={classes.points}>
        <li>
          <Trans>
            Your account, profile, preferences, phone number and blocks are deleted, and what you wrote of a guardian.
          </Trans>
        </li>
        <li>
          <Trans>
            Your proposals are closed. The other members keep them without your name: “This member has left”.
          </Trans>
        </li>
        <li>
          <Trans>Members whose contact details you read still see when that was, without your name.</Trans>
        </li>
        <li>
          <Trans>
            Who blocked, reported or proposed to whom is kept for {retainedDays} days without a name, so that nobody who
            was blocked or declined comes back by deleting the account.
          </Trans>
        </li>
      </ul>
    </>
  );
}
