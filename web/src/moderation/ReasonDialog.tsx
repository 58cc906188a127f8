import { useLingui } from '@lingui/react/macro';
import { limitsOfCaseDecision } from '@mithaq/openapi/generated/text-limits.ts';
import type { ApiError } from '@mithaq/openapi/http.ts';
import { FormDialog, Textarea } from '@mithaq/ui-kit';
import { useState } from 'react';
import { useMessages } from '../i18n/use-messages.ts';

export interface ReasonDialogProps {
  title: string;
  description: string;
  /** The mutation that it sends. */
  call: { isPending: boolean; error: ApiError | null };
  onSubmit: (reason: string) => void;
  onCancel: () => void;
}

/** Asks a moderator for a reason. The typed text stays when it could not be sent. */
export function ReasonDialog({
  title,
  description,
  call: { isPending, error },
  onSubmit,
  onCancel,
}: ReasonDialogProps) {
  const { t } = useLingui();
  const messages = useMessages();
  const [reason, setReason] = useState('');
  const refused = messages.atField(error?.problem, '/reason');
  return (
    <FormDialog
      isOpen
      title={title}
      description={description}
      submitLabel={title}
      onSubmit={() => onSubmit(reason)}
      onCancel={onCancel}
      isBusy={isPending}
      failure={error && !refused ? messages.problem(error.problem) : undefined}
    >
      <Textarea
        label={t`Reason`}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        limit={limitsOfCaseDecision.reason}
        error={refused}
        data-autofocus
      />
    </FormDialog>
  );
}
