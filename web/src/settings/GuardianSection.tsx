import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Guardian, OwnGuardian } from '@mithaq/openapi/generated/hooks/model/index.ts';
import {
  getGetGuardianQueryKey,
  useGetGuardian,
  useRemoveGuardian,
} from '@mithaq/openapi/generated/hooks/proposals/proposals.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { Button, ConfirmDialog, Loader, notify, useDisclosure } from '@mithaq/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState, type RefCallback } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { refreshProposals } from '../proposals/refresh-proposals.ts';
import { useSharedContactText } from '../proposals/SharedContactField.tsx';
import { useFocusResult } from '../shared/use-focus-result.ts';
import { useOwnPerson } from '../shared/use-own-person.ts';
import { aboutPerson } from '../shared/person.ts';
import { ReadableNumber } from '../shared/ReadableNumber.tsx';
import type { GuardianValues } from './GuardianDialog.tsx';
import { guardianTitle } from './guardian-title.ts';
import classes from './Settings.module.css';
import { SettingsError } from './SettingsError.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const GuardianDialog = lazy(async () => ({ default: (await import('./GuardianDialog.tsx')).GuardianDialog }));

const lead = msg({
  message:
    "{person, select, self {If others should speak to your guardian (wali) first, name them here.} son {If others should speak to an elder of your family first, name them here as the guardian.} daughter {If others should speak to your daughter's guardian (wali) first, name them here.} brother {If others should speak to an elder of your family first, name them here as the guardian.} sister {If others should speak to your sister's guardian (wali) first, name them here.} other {If others should speak to a guardian (wali) first, name them here.}} It is never required. Nobody sees them but members with whom you have an accepted proposal, when you choose so.",
});

/** The guardian (wali) whom a member may name, and whose contact details they share. */
export function GuardianSection() {
  const { t } = useLingui();
  const { person } = useOwnPerson();
  const query = useGetGuardian();
  const { data, error } = query;
  const [isEditing, { open, close }] = useDisclosure();
  /** What was typed about this guardian, or about a first one, and not saved. */
  const [left, setLeft] = useState<{ guardian: Guardian | undefined; values: GuardianValues | undefined }>();
  // The button that named one is gone.
  const [savedRef, expectSaved] = useFocusResult();
  return (
    <SettingsSection title={t(aboutPerson(guardianTitle, person))} lead={t(aboutPerson(lead, person))}>
      {data?.guardian ? <Named guardian={data.guardian} nameRef={savedRef} onEdit={open} /> : null}
      {data && !data.guardian ? (
        <Button size="sm" variant="default" onClick={open}>
          <Trans>Name a guardian</Trans>
        </Button>
      ) : null}
      {data || error ? null : <Loader mih="3rem" isSilent />}
      {error && !data ? <SettingsError query={query} /> : null}
      <Suspense>
        {isEditing ? (
          <GuardianDialog
            guardian={data?.guardian}
            left={left && left.guardian === data?.guardian ? left.values : undefined}
            onSave={expectSaved}
            onClose={(values) => {
              setLeft({ guardian: data?.guardian, values });
              close();
            }}
          />
        ) : null}
      </Suspense>
    </SettingsSection>
  );
}

interface NamedProps {
  guardian: Guardian;
  nameRef: RefCallback<HTMLElement>;
  onEdit: () => void;
}

function Named({ guardian, nameRef, onEdit }: NamedProps) {
  const { t } = useLingui();
  const messages = useMessages();
  const textOf = useSharedContactText();
  const client = useQueryClient();
  const [isAsking, { open, close }] = useDisclosure();
  const { mutateAsync } = useRemoveGuardian({
    mutation: {
      onSuccess: () => {
        client.setQueryData<OwnGuardian>(getGetGuardianQueryKey(), {});
        notify({ kind: 'success', message: t`The guardian was removed` });
        return refreshProposals(client);
      },
      onError: ({ problem }) => notify({ kind: 'error', message: messages.problem(problem) }),
      onSettled: close,
    },
  });
  const { name, relation, phoneNumber, email, shares } = guardian;
  return (
    <>
      <div ref={nameRef} tabIndex={-1} className={classes.name}>
        <bdi>{name}</bdi>
      </div>
      <div className={classes.detail}>{messages.text(labels.GuardianRelation[relation])}</div>
      {phoneNumber ? (
        <div className={classes.detail}>
          <ReadableNumber number={phoneNumber} />
        </div>
      ) : null}
      {email ? (
        <div className={classes.detail}>
          <bdi dir="ltr">{email}</bdi>
        </div>
      ) : null}
      <p className={classes.detail}>
        <SharedLine shares={textOf(shares)} />
      </p>
      <div className={classes.buttons}>
        <Button size="sm" variant="default" onClick={onEdit}>
          <Trans>Change guardian</Trans>
        </Button>
        <Button size="sm" variant="default" onClick={open}>
          <Trans>Remove guardian</Trans>
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t`Remove guardian`}
        confirmLabel={t`Remove`}
        isDestructive
        onConfirm={() => mutateAsync()}
        onCancel={close}
      >
        <Trans>
          What is stored about the guardian is deleted. Members with whom you have an accepted proposal then see your
          own contact details.
        </Trans>
      </ConfirmDialog>
    </>
  );
}

function SharedLine({ shares }: { shares: string }) {
  return <Trans>Shared with an accepted proposal: {shares}</Trans>;
}
