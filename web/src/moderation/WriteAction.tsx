import { useLingui } from '@lingui/react/macro';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { ModeratorMessageKind, type ModerationMember } from '@mithaq/openapi/generated/hooks/model/index.ts';
import {
  getListMessagesToMemberInfiniteQueryKey,
  getListModerationCasesInfiniteQueryKey,
  getListSuspendedMembersInfiniteQueryKey,
  useSendModeratorMessage,
} from '@mithaq/openapi/generated/hooks/moderation/moderation.ts';
import { limitsOfNewModeratorMessage } from '@mithaq/openapi/generated/text-limits.ts';
import { Button, FormDialog, notify, RadioGroup, Textarea } from '@mithaq/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../i18n/use-messages.ts';

export interface WriteActionProps {
  profileId: string;
  /** The button, and the title of the dialog. */
  label: string;
  /** The case that the message is about. */
  caseId?: string;
  /** Receives the member, who may have a warning more. The lists are loaded again in any case. */
  onChange?: (changed: ModerationMember) => void;
}

/** Writes a message or a warning to a member. The typed text stays when it could not be sent. */
export function WriteAction({ profileId, label, caseId, onChange }: WriteActionProps) {
  const { t } = useLingui();
  const messages = useMessages();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [kind, setKind] = useState<ModeratorMessageKind>('MESSAGE');
  const [text, setText] = useState('');
  const { mutate, isPending, error } = useSendModeratorMessage({
    mutation: {
      onSuccess: (changed) => {
        setOpen(false);
        setText('');
        notify({ kind: 'success', message: t`The message was sent.` });
        onChange?.(changed);
        return Promise.all(
          [
            getListModerationCasesInfiniteQueryKey(),
            getListSuspendedMembersInfiniteQueryKey(),
            getListMessagesToMemberInfiniteQueryKey(profileId),
          ].map((queryKey) => client.invalidateQueries({ queryKey })),
        );
      },
    },
  });
  const refused = messages.atField(error?.problem, '/text');
  return (
    <>
      <Button size="sm" variant="default" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <FormDialog
        isOpen={isOpen}
        title={label}
        description={t`The member reads it on the next page that they open, as from the moderators, without your name. It cannot be taken back.`}
        submitLabel={t`Send`}
        onSubmit={() => mutate({ data: { profileId, kind, text, ...(caseId && { caseId }) } })}
        onCancel={() => setOpen(false)}
        isBusy={isPending}
        failure={error && !refused ? messages.problem(error.problem) : undefined}
      >
        <RadioGroup
          label={t`Kind`}
          data={Object.values(ModeratorMessageKind).map((value) => ({
            value,
            label: messages.text(labels.ModeratorMessageKind[value]),
          }))}
          value={kind}
          onChange={(value) => setKind(value as ModeratorMessageKind)} // one of the values offered above
        />
        <Textarea
          label={t`Text`}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          limit={limitsOfNewModeratorMessage.text}
          minRows={4}
          maxRows={10}
          error={refused}
        />
      </FormDialog>
    </>
  );
}
