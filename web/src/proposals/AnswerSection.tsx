import { Trans } from '@lingui/react/macro';
import type { Proposal, ProposalBetween } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useGetProposal } from '@mithaq/openapi/generated/hooks/proposals/proposals.ts';
import { transitionsFrom } from '@mithaq/openapi/rules/proposal.ts';
import { StickyBar, Title, useHeadingOrder } from '@mithaq/ui-kit';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWriterName, type Writer } from '../members/use-writer-name.ts';
import classes from './AnswerSection.module.css';
import { MarriageReason } from './MarriageReason.tsx';
import { ProposalActions } from './ProposalActions.tsx';
import { useHasRoom } from './use-open-profile.ts';

export interface AnswerSectionProps {
  proposal: ProposalBetween;
  other: Writer & { id: string };
  /** The own one: then the proposal can only end. */
  isMarriageFixed: boolean;
  /** Closes the profile, where it is beside the list, with the proposal that was answered. */
  onClose: ((answered?: Proposal) => void) | undefined;
}

/**
 * The end of a profile whose proposal waits for an answer: what one has read above is answered here, in a wide window in the bar at its
 * foot. A page of its own follows a yes, and the list a no.
 */
export function AnswerSection({ proposal, other, isMarriageFixed, onClose }: AnswerSectionProps) {
  const { proposalId, status, role } = proposal;
  const { firstName } = other;
  const writerName = useWriterName()(other);
  const navigate = useNavigate();
  // A profile does not say whether its member can still marry; the proposal does, as on its card.
  const { data: whole } = useGetProposal(proposalId);
  const isOtherAvailable = whole?.senderProfile.isAvailable !== false;
  const isTitleInBar = useHasRoom();
  const headingOrder = useHeadingOrder(1);
  const id = useId();
  const title = (
    <Trans>
      Your answer to <bdi>{firstName}</bdi>
    </Trans>
  );
  const transitions = transitionsFrom(status, role, isMarriageFixed || !isOtherAvailable);
  return (
    <section className={classes.section} aria-labelledby={id}>
      <svg viewBox="0 0 112 12" width={112} height={12} aria-hidden className={classes.ornament}>
        <path d="M0 6H42M70 6H112M56 1.5 60.5 6 56 10.5 51.5 6Z" />
      </svg>
      {isTitleInBar ? null : (
        <Title order={headingOrder} size="h3" id={id}>
          {title}
        </Title>
      )}
      <p className={classes.hint}>
        {isMarriageFixed ? (
          <MarriageReason against="accept" />
        ) : isOtherAvailable ? (
          <Trans>
            {writerName} will read your answer, and a few words if you like. You may also answer another day.
          </Trans>
        ) : (
          <Trans>This member is no longer available, so the proposal can only be declined.</Trans>
        )}
      </p>
      <StickyBar
        isInPage
        note={
          isTitleInBar ? (
            <span id={id} className={classes.title}>
              {title}
            </span>
          ) : undefined
        }
      >
        <div className={classes.actions}>
          <ProposalActions
            proposalId={proposalId}
            other={other}
            // Cards beside it have the same buttons.
            describedBy={id}
            transitions={transitions}
            onChanged={(changed) => {
              if (changed.status === 'ACCEPTED') void navigate(`/proposals/${other.id}`);
              else if (onClose) onClose(changed);
              else void navigate('/proposals?tab=received');
            }}
            onGone={onClose}
            size="md"
          />
        </div>
      </StickyBar>
    </section>
  );
}
