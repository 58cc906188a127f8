import type { ContactRole, Proposal } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { isContactShared, stepsFrom } from '@mithaq/openapi/rules/proposal.ts';
import { shownPlace } from '@mithaq/openapi/rules/profile.ts';
import { useLingui } from '@lingui/react/macro';
import { ProposalCard, StatusBadge } from '@mithaq/ui-kit';
import { listed } from '../languages/listed.ts';
import { useContractWords } from '../languages/use-contract-words.ts';
import { useCountryNames } from '../languages/use-country-names.ts';
import { useNews } from '../motion/use-news.ts';
import { ContactReveal } from './ContactReveal.tsx';
import classes from './ProposalItem.module.css';
import { ProposalSteps } from './ProposalSteps.tsx';
import { statusView } from './status-view.ts';

export interface ProposalItemProps {
  proposal: Proposal;
  /** My side of it. */
  role: ContactRole;
}

/** One proposal: the other party, where it stands, and what I may do. */
export function ProposalItem({ proposal, role }: ProposalItemProps) {
  const { t, i18n } = useLingui();
  const word = useContractWords();
  const countryNamed = useCountryNames();
  const [newsRef, expectNews] = useNews();
  const other = role === 'SENDER' ? proposal.receiverProfile : proposal.senderProfile;
  const { tone, badge, note } = statusView[proposal.status];
  const steps = stepsFrom(proposal.status, role).filter((status) => status !== 'PENDING');
  return (
    <ProposalCard
      sealId={other.id}
      name={other.fullName}
      nameHref={`/profile/${other.id}`}
      place={listed(shownPlace(other, countryNamed), i18n)}
      isVerified={other.isVerified}
      status={
        <span key={proposal.status} ref={newsRef} tabIndex={-1} className={classes.status}>
          <StatusBadge tone={tone}>{word(badge)}</StatusBadge>
        </span>
      }
      note={note && t(note)}
      contact={
        isContactShared(proposal.status) ? <ContactReveal proposalId={proposal.proposalId} role={role} /> : undefined
      }
      actions={
        steps.length > 0 ? (
          <ProposalSteps proposalId={proposal.proposalId} otherProfileId={other.id} steps={steps} onStep={expectNews} />
        ) : undefined
      }
    />
  );
}
