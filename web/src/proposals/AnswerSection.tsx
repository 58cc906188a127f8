import { Trans } from '@lingui/react/macro';
import type { ProposalBetween } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { transitionsFrom } from '@mithaq/openapi/rules/proposal.ts';
import { StickyBar, Title } from '@mithaq/ui-kit';
import classes from './AnswerSection.module.css';
import { ProposalActions } from './ProposalActions.tsx';

export interface AnswerSectionProps {
  proposal: ProposalBetween;
  other: { id: string; firstName: string };
  /** The own one: then the proposal can only end. */
  isMarriageFixed: boolean;
  /** Called when an answer is sent. */
  onAnswer: () => void;
}

/** The end of a profile whose proposal waits for an answer: what one has read above is answered here, in a wide window in the bar at its foot. */
export function AnswerSection({ proposal, other, isMarriageFixed, onAnswer }: AnswerSectionProps) {
  const { proposalId, status, role } = proposal;
  const { firstName } = other;
  return (
    <section className={classes.section} aria-labelledby="your-answer">
      <svg viewBox="0 0 112 12" width={112} height={12} aria-hidden className={classes.ornament}>
        <path d="M0 6H42M70 6H112M56 1.5 60.5 6 56 10.5 51.5 6Z" />
      </svg>
      <Title order={2} size="h3" id="your-answer" className={classes.title}>
        <Trans>
          Your answer to <bdi>{firstName}</bdi>
        </Trans>
      </Title>
      <p className={classes.hint}>
        <Trans>They read your answer, and a few words if you like. You may also answer another day.</Trans>
      </p>
      <StickyBar isInPage>
        <div className={classes.actions}>
          <ProposalActions
            proposalId={proposalId}
            other={other}
            transitions={transitionsFrom(status, role, isMarriageFixed).filter((to) => to !== 'PENDING')}
            onTransition={onAnswer}
            size="md"
          />
        </div>
      </StickyBar>
    </section>
  );
}
