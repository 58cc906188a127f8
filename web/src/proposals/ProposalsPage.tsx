import type { ContactRole, Proposal, ProposalViewType } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useGetCurrentUser } from '@mithaq/openapi/generated/hooks/users/users.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { useLingui } from '@lingui/react/macro';
import {
  CloseIcon,
  HeadingOrder,
  Loader,
  NewsDot,
  PageBody,
  PageHeader,
  StickyBarPlace,
  Tabs,
  UnstyledButton,
} from '@mithaq/ui-kit';
import { Suspense, useState, type ComponentType } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { beginsAtSent } from '../auth/start-page.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { OwnStateNote } from '../members/OwnStateNote.tsx';
import { MailHint } from './MailHint.tsx';
import { NextStep } from './NextStep.tsx';
import { groupOf, type Places } from './proposal-groups.ts';
import { ProposalList } from './ProposalList.tsx';
import { ProposalNewsLine } from './ProposalNewsLine.tsx';
import classes from './ProposalsPage.module.css';
import { useOpenProfile } from './use-open-profile.ts';
import { useProposalNews } from './use-proposal-news.ts';

/** The member's own role in the proposals of each tab. */
const tabs = { received: 'RECEIVER', sent: 'SENDER' } as const satisfies Record<string, ContactRole>;

/** What the profile beside the list is given. */
export interface ProfileBesideProps {
  profileId: string;
  /** With the proposal that was answered there. */
  onClose: (answered?: Proposal) => void;
}

export interface ProposalsPageProps {
  /** The profile of another member, which loads when one is opened. */
  Profile: ComponentType<ProfileBesideProps>;
}

/** The tab of the address; without one the tab that had the question or the news when the page opened, and stays. */
function useTab(named: string | null): keyof typeof tabs {
  const { data } = useGetCurrentUser({ query: { staleTime: Number.POSITIVE_INFINITY } });
  const [start, setStart] = useState<keyof typeof tabs>();
  const first = start ?? (data && beginsAtSent(data) ? 'sent' : 'received');
  if (data && !start) setStart(first);
  return named === 'sent' || named === 'received' ? named : first;
}

/** Received and sent proposals, beside them the open profile; the tab and the profile are part of the address. */
export function ProposalsPage({ Profile }: ProposalsPageProps) {
  const { t } = useLingui();
  const messages = useMessages();
  const [places] = useState<Places>(() => new Map());
  const [parameters, setParameters] = useSearchParams();
  const tab = useTab(parameters.get('tab'));
  const { news, unseen } = useProposalNews(tab === 'sent' ? 'SENT' : 'RECEIVED');
  const { profileId, hasRoom, panelRef, read, close } = useOpenProfile();
  const [place, setPlace] = useState<Element | null>(null);
  const [accepted, setAccepted] = useState<Proposal>();
  const navigate = useNavigate();
  if (profileId && !hasRoom) return <Navigate replace to={`/profile/${profileId}`} />;

  /** What follows an acceptance: beside the list, where it has room, else a page of its own. */
  const showNext = (proposal: Proposal) => {
    if (!hasRoom) return void navigate(`/proposals/${proposal.senderProfile.id}`);
    setAccepted(proposal);
    if (profileId) close();
  };
  const labelOf = (type: ProposalViewType) => (
    <>
      {messages.text(labels.ProposalViewType[type])}
      {unseen.includes(type) ? <NewsDot label={t`new`} /> : null}
    </>
  );
  return (
    <PageBody>
      <div className={classes.columns}>
        <div className={classes.list}>
          <div className={classes.head}>
            <PageHeader title={t`Proposals`} />
            <ProposalNewsLine news={news} />
          </div>
          <OwnStateNote hasNews />
          <Tabs
            label={t`Proposals`}
            tabs={[
              { value: 'received', label: labelOf('RECEIVED') },
              { value: 'sent', label: labelOf('SENT') },
            ]}
            value={tab}
            onChange={(next) => setParameters({ tab: next }, { replace: true })}
          >
            <ProposalList
              key={tab}
              role={tabs[tab]}
              places={places}
              openProfile={profileId}
              onRead={read}
              isBesideProfile={hasRoom}
              onAccepted={showNext}
              onTakenBack={(id) => (id === profileId ? close() : undefined)}
            />
          </Tabs>
          <MailHint />
        </div>
        {profileId ? (
          <section key={profileId} ref={panelRef} tabIndex={-1} aria-label={t`Profile`} className={classes.profile}>
            <div className={classes.corner}>
              <UnstyledButton className={classes.close} aria-label={t`Close profile`} onClick={close}>
                <CloseIcon />
              </UnstyledButton>
            </div>
            <HeadingOrder value={2}>
              <StickyBarPlace value={place}>
                <Suspense fallback={<Loader mih="60vh" />}>
                  <Profile
                    profileId={profileId}
                    onClose={(answered) => {
                      // Its card moves at once.
                      if (answered) places.set(answered.proposalId, groupOf(answered));
                      close();
                    }}
                  />
                </Suspense>
              </StickyBarPlace>
            </HeadingOrder>
          </section>
        ) : hasRoom ? (
          <div className={classes.none}>
            <NextStep key={tab} role={tabs[tab]} answered={accepted} onRead={read} />
          </div>
        ) : null}
        <div ref={setPlace} />
      </div>
    </PageBody>
  );
}
