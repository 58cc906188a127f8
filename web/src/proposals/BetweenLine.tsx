import type { ProposalBetween } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { endsProposal } from '@mithaq/openapi/rules/proposal.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { StatusBadge } from '@mithaq/ui-kit';
import { useMessages } from '../i18n/use-messages.ts';
import { Message } from '../shared/message.ts';
import { hasProposed } from '../shared/relative-sentences.ts';
import { useOwnPerson } from '../shared/use-own-person.ts';
import { useWriterName, type Writer } from '../members/use-writer-name.ts';
import classes from './BetweenLine.module.css';
import { afterNo, statusView, takenBack } from './status-view.ts';

export interface BetweenLineProps {
  proposal: Pick<ProposalBetween, 'status' | 'role' | 'takenBackAt'>;
  other: Writer;
}

/**
 * The proposal between the reader and the member of a profile, in a line: whose it was, and its status; after a no with a kind word. Where
 * the buttons of an answer are out of sight, at the end of the profile, it says so.
 */
export function BetweenLine({ proposal: { status, role, takenBackAt }, other }: BetweenLineProps) {
  const { t } = useLingui();
  const messages = useMessages();
  const { person } = useOwnPerson();
  const writerName = useWriterName();
  const { firstName } = other;
  if (takenBackAt) return <StatusBadge tone={takenBack.tone}>{t`Proposal taken back`}</StatusBadge>;
  return (
    <>
      <span>
        {role === 'SENDER' ? (
          <Trans>Your proposal</Trans>
        ) : endsProposal(status) ? (
          // It is no news any more.
          <Trans>
            Proposal of <bdi>{firstName}</bdi>
          </Trans>
        ) : (
          <Message {...hasProposed} values={{ name: writerName(other), person }} />
        )}
      </span>
      <StatusBadge tone={statusView[status].tone}>{messages.text(statusView[status].badge)}</StatusBadge>
      {role === 'RECEIVER' && status === 'PENDING' ? (
        <span className={classes.below}>
          <Trans>You can answer at the end of the page.</Trans>
        </span>
      ) : null}
      {role === 'SENDER' && status === 'DECLINED' ? <span>{t(afterNo)}</span> : null}
    </>
  );
}
