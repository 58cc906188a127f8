import { useLingui } from '@lingui/react/macro';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { ReportReason } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useReportMember, useReportProposalParty } from '@mithaq/openapi/generated/hooks/moderation/moderation.ts';
import { limitsOfNewReport } from '@mithaq/openapi/generated/text-limits.ts';
import { FormDialog, notify, RadioGroup, Textarea } from '@mithaq/ui-kit';
import { useState } from 'react';
import { useMessages } from '../i18n/use-messages.ts';

export interface ReportDialogProps {
  title: string;
  /** A member, or the other party of a proposal, who may have left. */
  about: { profileId: string } | { proposalId: string };
  onClose: () => void;
}

/** Reports a member to the moderators. The typed text stays when it could not be sent. */
export function ReportDialog({ title, about, onClose }: ReportDialogProps) {
  const { t } = useLingui();
  const messages = useMessages();
  const [reason, setReason] = useState<ReportReason>();
  const [note, setNote] = useState('');
  const mutation = {
    onSuccess: () => {
      notify({ kind: 'success', message: t`Your report was sent. Thank you.` });
      onClose();
    },
  };
  const [ofMember, ofParty] = [useReportMember({ mutation }), useReportProposalParty({ mutation })];
  const { isPending, error, reset } = 'profileId' in about ? ofMember : ofParty;
  const errorAt = (pointer: string) => messages.atField(error?.problem, pointer);
  const isAtField = errorAt('/reason') ?? errorAt('/note');
  const submit = () => {
    // Without a reason the server says so at the field, as for everything else.
    const data = { reason: reason!, ...(note.trim() && { note }) };
    if ('profileId' in about) ofMember.mutate({ data: { ...about, ...data } });
    else ofParty.mutate({ id: about.proposalId, data });
  };
  return (
    <FormDialog
      isOpen
      title={title}
      description={t`The moderators will read it. This member is not told.`}
      submitLabel={t`Send report`}
      onSubmit={submit}
      onCancel={onClose}
      isBusy={isPending}
      failure={error && !isAtField ? messages.problem(error.problem) : undefined}
    >
      <RadioGroup
        label={t`Reason`}
        data={Object.values(ReportReason).map((value) => ({ value, label: messages.text(labels.ReportReason[value]) }))}
        value={reason ?? null}
        onChange={(value) => {
          setReason(value as ReportReason); // one of the values offered above
          if (errorAt('/reason')) reset();
        }}
        error={errorAt('/reason')}
      />
      <Textarea
        label={t`What happened? (optional)`}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
        limit={limitsOfNewReport.note}
        minRows={3}
        maxRows={8}
        error={errorAt('/note')}
      />
    </FormDialog>
  );
}
