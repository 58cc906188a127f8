import type { ContactRole, Proposal } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Message } from '../shared/message.ts';
import { exactTime, timeAgo } from '../shared/time.ts';
import classes from './ProposalDates.module.css';
import { statusView, takenBack } from './status-view.ts';

export interface ProposalDatesProps {
  proposal: Proposal;
  /** The member's own role in it. */
  role: ContactRole;
}

/**
 * When the proposal was sent and when it was answered: "Received 3 days ago". On hover, and while the keyboard is in the card,
 * the exact time is shown in its place, so that nothing moves; screen readers read both at once.
 */
export function ProposalDates({ proposal: { createdAt, changedAt, status, takenBackAt }, role }: ProposalDatesProps) {
  const { t } = useLingui();
  return (
    <div className={classes.dates} role="group" aria-label={t`Dates`}>
      {createdAt ? (
        <Line at={createdAt}>
          <Beginning role={role} time={<Ago at={createdAt} />} />
        </Line>
      ) : null}
      {changedAt && status !== 'PENDING' ? (
        <Line at={changedAt}>
          <Message {...(takenBackAt ? takenBack : statusView[status]).date} values={{ time: <Ago at={changedAt} /> }} />
        </Line>
      ) : null}
    </div>
  );
}

function Ago({ at }: { at: string }) {
  const { i18n } = useLingui();
  return (
    <time dateTime={at}>
      <bdi>{timeAgo(at, i18n)}</bdi>
    </time>
  );
}

function Line({ at, children }: { at: string; children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <p className={classes.line}>
      <span className={classes.ago}>{children}</span>{' '}
      <span className={classes.exact}>
        (<bdi>{exactTime(at, i18n.locale, 'medium')}</bdi>)
      </span>
    </p>
  );
}

function Beginning({ role, time }: { role: ContactRole; time: ReactNode }) {
  return role === 'SENDER' ? <Trans>Sent {time}</Trans> : <Trans>Received {time}</Trans>;
}
