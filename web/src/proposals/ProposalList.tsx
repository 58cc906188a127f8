import type { ContactRole, Proposal, ProposalViewType } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useListProposalsInfinite } from '@mithaq/openapi/generated/hooks/proposals/proposals.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { firstNameOf } from '@mithaq/openapi/rules/first-name.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState, LinkButton, Loader } from '@mithaq/ui-kit';
import { QuranVerse } from '../site/QuranVerse.tsx';
import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { LoadError } from '../layout/LoadError.tsx';
import { emptyProposals } from '../content/proposal-verses.ts';
import { useEndVisible } from '../shared/use-end-visible.ts';
import { useShownName } from '../shared/use-shown-name.ts';
import { useFocusResult, useRetry } from '../shared/use-focus-result.ts';
import { groupOf, groupProposals, type Places, type ProposalGroup } from './proposal-groups.ts';
import { ProposalItem } from './ProposalItem.tsx';
import classes from './ProposalList.module.css';
import { useFocusNext } from './use-focus-next.ts';
import type { OpenProfile } from './use-open-profile.ts';

// It comes after the proposals, and hardly anybody sees it twice.
const DeviceHint = lazy(async () => ({ default: (await import('./DeviceHint.tsx')).DeviceHint }));

/** The list of each role, and its text while it is empty. */
const views: Record<ContactRole, { type: ProposalViewType; empty: MessageDescriptor; waiting: MessageDescriptor }> = {
  SENDER: { type: 'SENT', empty: msg`No proposals sent yet.`, waiting: msg`Waiting for an answer` },
  RECEIVER: { type: 'RECEIVED', empty: msg`No received proposals at the moment.`, waiting: msg`Waiting for you` },
};

/** The headings of the other groups. */
const headings: Record<Exclude<ProposalGroup, 'waiting' | 'fixed'>, MessageDescriptor> = {
  asked: views.RECEIVER.waiting,
  accepted: msg({ message: 'Accepted', context: 'a group of proposals' }),
  onHold: msg({ message: 'On hold', context: 'a group of proposals' }),
  closed: msg({ message: 'Closed', context: 'a group of proposals' }),
};

/** Proposals of one page. */
export const pageSize = 20;

export interface ProposalListProps {
  /** The member's own role in the proposals. */
  role: ContactRole;
  /** Where the proposals were first shown on this page. */
  places: Places;
  /** The profile that is open beside the list. */
  openProfile: string | undefined;
  /** Called when the link to a profile is pressed. */
  onRead: OpenProfile['read'];
  /** What a proposal is about is read beside the list. */
  isBesideProfile: boolean;
  /** Called with a proposal that was accepted here. */
  onAccepted: (proposal: Proposal) => void;
  /** Called with the id of a profile whose proposal was taken back. */
  onTakenBack: (profileId: string) => void;
}

/** The proposals in which the member has this role, in groups. Scrolling loads more. */
export function ProposalList(props: ProposalListProps) {
  const { role, places, openProfile, onRead, isBesideProfile, onAccepted, onTakenBack } = props;
  const { t } = useLingui();
  const messages = useMessages();
  const { type, empty, waiting } = views[role];
  const [changed, setChanged] = useState<Proposal[]>([]);
  const [newsRef, expectNews] = useFocusResult();
  const list = useListProposalsInfinite(type, { limit: pageSize });
  const { data, isFetching, hasNextPage, isFetchNextPageError } = list;
  const end = useEndVisible(() => void list.fetchNextPage(), hasNextPage && !isFetching && !isFetchNextPageError);
  // A proposal whose status changed between two requests may be on both pages.
  const listed = new Map(data?.pages.flatMap((page) => page.data).map((proposal) => [proposal.proposalId, proposal]));
  // One that was answered here may now be on a page that was not loaded; its card stays.
  const answered = hasNextPage ? changed.filter(({ proposalId }) => !listed.has(proposalId)) : [];
  const groups = groupProposals([...listed.values(), ...answered], places, hasNextPage && !isFetchNextPageError);
  const { listRef, buttonRef, withFocus } = useRetry(groups.flatMap(({ proposals }) => proposals).length);
  useFocusNext({ listRef, groups, openProfile });

  const headingOf = (group: ProposalGroup) => {
    if (group === 'fixed') return messages.text(labels.ProposalStatus.MARRIAGE_FIXED);
    return t(group === 'waiting' ? waiting : headings[group]);
  };

  const failure = { title: t`Failed to load proposals`, problem: list.error?.problem, isFetching };

  if (list.isPending) return <Loader />;
  if (!data) {
    const tryAgain = () => {
      expectNews();
      void list.refetch();
    };
    return <LoadError {...failure} buttonRef={newsRef} onRetry={tryAgain} />;
  }
  if (listed.size === 0) {
    return (
      <EmptyState
        title={t(empty)}
        footer={<QuranVerse verse={emptyProposals[type]} size="small" />}
        action={type === 'RECEIVED' ? <SentLinks /> : null}
      />
    );
  }
  return (
    <div ref={listRef}>
      <div ref={newsRef}>
        {groups.map(({ group, proposals }) => (
          <Group key={group} heading={headingOf(group)}>
            {proposals.map((proposal) => (
              <li key={proposal.proposalId}>
                <ProposalItem
                  proposal={proposal}
                  role={role}
                  openProfile={openProfile}
                  onRead={onRead}
                  isBesideProfile={isBesideProfile}
                  onChanged={(answer) => {
                    // What one does oneself moves its card at once.
                    places.set(answer.proposalId, groupOf(answer));
                    setChanged((before) => [...before.filter(isOther(answer)), answer]);
                    if (answer.status === 'ACCEPTED') onAccepted(answer);
                  }}
                  onTakenBack={() =>
                    onTakenBack((role === 'SENDER' ? proposal.receiverProfile : proposal.senderProfile).id)
                  }
                />
              </li>
            ))}
          </Group>
        ))}
      </div>
      {list.isFetchingNextPage ? <Loader /> : null}
      {isFetchNextPageError ? (
        <LoadError {...failure} buttonRef={buttonRef} onRetry={withFocus(list.fetchNextPage)} />
      ) : null}
      {hasNextPage ? null : (
        <Suspense>
          <DeviceHint />
        </Suspense>
      )}
      <div ref={end} className={classes.end} />
    </div>
  );
}

/** An answer may be there: from who said yes one goes on at once. */
function SentLinks() {
  const { t } = useLingui();
  const shownName = useShownName();
  const { data } = useListProposalsInfinite('SENT', { limit: pageSize });
  const accepted = data?.pages[0]?.data.find(({ status }) => status === 'ACCEPTED')?.receiverProfile;
  const firstName = accepted && shownName(firstNameOf(accepted));
  return (
    <>
      {accepted ? (
        <LinkButton href={`/proposals/${accepted.id}`}>
          <span>
            <Trans>
              <bdi>{firstName}</bdi> accepted your proposal
            </Trans>
          </span>
        </LinkButton>
      ) : null}
      <LinkButton variant="subtle" href="/proposals?tab=sent">{t`See what you sent`}</LinkButton>
    </>
  );
}

const isOther = (answer: Proposal) => (proposal: Proposal) => proposal.proposalId !== answer.proposalId;

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {heading}
      </h2>
      <ul className={classes.list}>{children}</ul>
    </section>
  );
}
