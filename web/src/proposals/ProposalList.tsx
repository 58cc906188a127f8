import type { ContactRole, Proposal, ProposalViewType } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useListProposalsInfinite } from '@mithaq/openapi/generated/hooks/proposals/proposals.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, EmptyState, Loader, VerseBlock } from '@mithaq/ui-kit';
import type { Ref } from 'react';
import { emptyProposals } from '../content/proposal-verses.ts';
import { placeOf } from '../content/quran-place.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { useEndVisible } from '../shared/use-end-visible.ts';
import { useFocusResult } from '../shared/use-focus-result.ts';
import { useRetry } from '../shared/use-retry.ts';
import { ProposalItem, type ProposalMenu } from './ProposalItem.tsx';
import classes from './ProposalList.module.css';

/** The list of each role, and its text while it is empty. */
const views: Record<ContactRole, { type: ProposalViewType; empty: MessageDescriptor }> = {
  SENDER: { type: 'SENT', empty: msg`No proposals sent yet.` },
  RECEIVER: { type: 'RECEIVED', empty: msg`No received proposals at the moment.` },
};

/** Proposals of one page (R95). */
const pageSize = 20;

/** A page that is not full is the last one. */
const pages = {
  initialPageParam: 0,
  getNextPageParam: (last: Proposal[], all: Proposal[][]) => (last.length < pageSize ? undefined : all.length),
};

/** The proposals in which the member has this role. Scrolling loads more. */
export function ProposalList({ role, menu }: { role: ContactRole; menu?: ProposalMenu | undefined }) {
  const { t } = useLingui();
  const { type, empty } = views[role];
  const [newsRef, expectNews] = useFocusResult();
  const list = useListProposalsInfinite(type, { limit: pageSize }, { query: pages });
  const { data, isFetching, hasNextPage, isFetchNextPageError } = list;
  const end = useEndVisible(() => void list.fetchNextPage(), hasNextPage && !isFetching && !isFetchNextPageError);
  // A proposal whose status changed between two requests may be on both pages.
  const proposals = [...new Map(data?.pages.flat().map((proposal) => [proposal.proposalId, proposal])).values()];
  const { listRef, buttonRef, withFocus } = useRetry(proposals.length);

  if (list.isPending) return <Loader />;
  if (!data) {
    const tryAgain = () => {
      expectNews();
      void list.refetch();
    };
    return <LoadError buttonRef={newsRef} isFetching={isFetching} onRetry={tryAgain} />;
  }
  if (proposals.length === 0) {
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
    <div ref={listRef}>
      <ul ref={newsRef} className={classes.list}>
        {proposals.map((proposal) => (
          <li key={proposal.proposalId}>
            <ProposalItem proposal={proposal} role={role} menu={menu} />
          </li>
        ))}
      </ul>
      {list.isFetchingNextPage ? <Loader /> : null}
      {isFetchNextPageError ? (
        <LoadError buttonRef={buttonRef} isFetching={isFetching} onRetry={withFocus(list.fetchNextPage)} />
      ) : null}
      <div ref={end} className={classes.end} />
    </div>
  );
}

interface LoadErrorProps {
  buttonRef: Ref<HTMLButtonElement>;
  isFetching: boolean;
  onRetry: () => void;
}

function LoadError({ buttonRef, isFetching, onRetry }: LoadErrorProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      tone="error"
      title={t`Failed to load proposals`}
      action={
        <Button ref={buttonRef} loading={isFetching} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
