import type { ContactRole, ProposalViewType } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useListProposals } from '@mithaq/openapi/generated/hooks/proposals/proposals.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, EmptyState, Loader, VerseBlock } from '@mithaq/ui-kit';
import { emptyProposals } from '../content/proposal-verses.ts';
import { placeOf } from '../content/quran-place.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { useFocusResult } from '../shared/use-focus-result.ts';
import { ProposalItem } from './ProposalItem.tsx';
import classes from './ProposalList.module.css';

/** The list of each role, and its text while it is empty. */
const views: Record<ContactRole, { type: ProposalViewType; empty: MessageDescriptor }> = {
  SENDER: { type: 'SENT', empty: msg`No proposals sent yet.` },
  RECEIVER: { type: 'RECEIVED', empty: msg`No received proposals at the moment.` },
};

/** The proposals in which the member has this role. */
export function ProposalList({ role }: { role: ContactRole }) {
  const { t } = useLingui();
  const { type, empty } = views[role];
  const [newsRef, expectNews] = useFocusResult();
  const { data, isPending, isFetching, refetch } = useListProposals(type);

  if (isPending) return <Loader />;
  if (!data) {
    const tryAgain = () => {
      expectNews();
      void refetch();
    };
    return (
      <EmptyState
        tone="error"
        title={t`Failed to load proposals`}
        action={
          <Button ref={newsRef} loading={isFetching} onClick={tryAgain}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    );
  }
  if (data.length === 0) {
    const verse = emptyProposals[type];
    return (
      <EmptyState
        title={t(empty)}
        footer={
          <VerseBlock
            arabic={verse.arabic}
            translation={verse.translation[currentLanguage()]}
            reference={t(placeOf(verse))}
            size="small"
          />
        }
      />
    );
  }
  return (
    <ul ref={newsRef} className={classes.list}>
      {data.map((proposal) => (
        <li key={proposal.proposalId}>
          <ProposalItem proposal={proposal} role={role} />
        </li>
      ))}
    </ul>
  );
}
