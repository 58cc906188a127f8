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
 * the exact time is shown in place of the days, so that nothing moves; screen readers read both at once.
 */
export function ProposalDates({ proposal: { createdAt, changedAt, status, takenBackAt }, role }: ProposalDatesProps) {
  const { t } = useLingui();
  return (
    <div className={classes.dates} role="group" aria-label={t`Dates`}>
      {createdAt ? (
        <p className={classes.line}>
          <Beginning role={role} time={<Time at={createdAt} />} />
        </p>
      ) : null}
      {changedAt && status !== 'PENDING' ? (
        <p className={classes.line}>
          <Message
            {...(takenBackAt ? takenBack : statusView[status]).date}
            values={{ time: <Time at={changedAt} /> }}
          />
        </p>
      ) : null}
    </div>
  );
}

function Time({ at }: { at: string }) {
  const { i18n } = useLingui();
  return (
    <time dateTime={at} className={classes.time}>
      <bdi className={classes.ago}>{timeAgo(at, i18n)}</bdi>{' '}
      <span className={classes.exact}>
        <span className={classes.bracket}>(</span>
        <bdi>{exactTime(at, i18n.locale, 'medium')}</bdi>
        <span className={classes.bracket}>)</span>
      </span>
    </time>
  );
}

function Beginning({ role, time }: { role: ContactRole; time: ReactNode }) {
  return role === 'SENDER' ? <Trans>Sent {time}</Trans> : <Trans>Received {time}</Trans>;
}
