import type { ContactRole, Proposal } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useGetCurrentUserProfile, useGetProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { useListProposalsInfinite } from '@mithaq/openapi/generated/hooks/proposals/proposals.ts';
import { useGetCurrentUser } from '@mithaq/openapi/generated/hooks/users/users.ts';
import { firstNameOf } from '@mithaq/openapi/rules/first-name.ts';
import { displayOccupation } from '@mithaq/openapi/rules/profile.ts';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState, LinkButton, Panel, Seal, SealPair, Title } from '@mithaq/ui-kit';
import { useId, type ReactNode } from 'react';
import { listed } from '../i18n/listed.ts';
import { shownWord } from '../shared/known-words.ts';
import { Message } from '../shared/message.ts';
import { aboutPerson } from '../shared/person.ts';
import { ownMarriage } from '../shared/own-titles.ts';
import { hasProposed } from '../shared/relative-sentences.ts';
import { soughtBy } from '../shared/sought-by.ts';
import { dayOf } from '../shared/time.ts';
import { focusResult } from '../shared/use-focus-result.ts';
import { ownSaysFixed } from './own-says-fixed.ts';
import { AskedAsWell } from './AskedAsWell.tsx';
import { Blessing } from './Blessing.tsx';
import { FamilySteps } from './FamilySteps.tsx';
import { CanTalk } from './CanTalk.tsx';
import { afterNo } from './status-view.ts';
import classes from './NextStep.module.css';
import { pageSize } from './ProposalList.tsx';
import { ProposalLetter } from './ProposalLetter.tsx';
import { useOwnPerson } from '../shared/use-own-person.ts';
import { useWriterName } from '../members/use-writer-name.ts';
import { useShownName } from '../shared/use-shown-name.ts';
import type { OpenProfile } from './use-open-profile.ts';
import { useAwaitedUntil } from './use-awaited-until.ts';

export interface NextStepProps {
  /** The member's own role in the proposals of the list. */
  role: ContactRole;
  /** The one that was accepted just now, which comes first and has the focus. */
  answered: Proposal | undefined;
  /** Called when the link to a profile is pressed. */
  onRead: OpenProfile['read'];
}

/**
 * Beside the list, while no profile is open: the one thing to do next. It is answered in its card, or below its profile, so that
 * each answer is on the page once.
 */
export function NextStep({ role, answered, onRead }: NextStepProps) {
  const { data } = useListProposalsInfinite(role === 'SENDER' ? 'SENT' : 'RECEIVED', { limit: pageSize });
  if (!data) return null;
  const isAnswered = ({ proposalId }: Proposal) => proposalId === answered?.proposalId;
  const loaded = data.pages.flatMap((page) => page.data);
  // It may now be on a page of the list that was not loaded.
  const known = answered && !loaded.some(isAnswered) ? [...loaded, answered] : loaded;
  const open = known.filter(({ senderProfile, receiverProfile }) =>
    [senderProfile, receiverProfile].every(({ hasLeft, isAvailable }) => !hasLeft && isAvailable !== false),
  );
  const accepted = open.filter(({ status }) => status === 'ACCEPTED');
  // The list begins with the newest that waits.
  const waiting = open.find(({ status }) => status === 'PENDING');
  // Somebody who has sent one waits for an answer, and can talk after a yes.
  const [first, second] = role === 'SENDER' ? [accepted[0], waiting] : [waiting, accepted[0]];
  const proposal = accepted.find(isAnswered) ?? first ?? second;
  const married = known.find(({ status }) => status === 'MARRIAGE_FIXED');
  if (!proposal && married)
    return married.marriage?.answerBy ? (
      <AnswerAwaited {...{ proposal: married, role }} until={married.marriage.answerBy} />
    ) : (
      <Married {...{ proposal: married, role }} />
    );
  if (!proposal) return <NothingWaits role={role} newest={known.find(({ takenBackAt }) => !takenBackAt)} />;
  if (proposal.status === 'ACCEPTED') return <Talking {...{ proposal, role }} isNew={isAnswered(proposal)} />;
  return <Waiting {...{ proposal, role, onRead }} />;
}

/** After the last answer: what it means, and where one goes on, unless the own marriage is fixed. */
function NothingWaits({ role, newest }: { role: ContactRole; newest: Proposal | undefined }) {
  const { t } = useLingui();
  const isMarried = useGetCurrentUser().data?.marriage !== undefined;
  return (
    <div className={classes.step}>
      <Panel>
        {!newest || isMarried ? (
          <EmptyState>
            <Trans>Read a profile, and it opens here.</Trans>
          </EmptyState>
        ) : (
          <EmptyState
            title={role === 'SENDER' ? t`No proposal waits for an answer` : t`No proposal waits for you`}
            action={<LinkButton href="/for-you">{t`For You`}</LinkButton>}
          >
            {role === 'SENDER' && newest.status === 'DECLINED' ? t(afterNo) : null}{' '}
            <Trans>When you are ready, For You shows who may fit.</Trans>{' '}
            <Trans>Choose a name in the list, and the profile opens here.</Trans>
          </EmptyState>
        )}
      </Panel>
    </div>
  );
}

interface OneProposal {
  proposal: Proposal;
  role: ContactRole;
}

/** The other party, and the name by which the page calls them. */
function useOther({ proposal, role }: OneProposal) {
  const shownName = useShownName();
  const other = role === 'SENDER' ? proposal.receiverProfile : proposal.senderProfile;
  return { other, firstName: shownName(firstNameOf(other)) };
}

/** Their words, and the way to the whole profile. */
function Waiting({ onRead, ...one }: OneProposal & Pick<NextStepProps, 'onRead'>) {
  const { t, i18n } = useLingui();
  const { person, gender } = useOwnPerson();
  const { role } = one;
  const { other, firstName } = useOther(one);
  const writerName = useWriterName();
  const { age, createdBy } = other;
  const occupation = displayOccupation(other.occupation ?? '');
  const isReceived = role === 'RECEIVER';
  return (
    <Step
      picture={<Seal id={other.id} size={96} />}
      title={
        <Message
          {...(isReceived ? hasProposed : isSent)}
          values={{ name: writerName({ firstName, createdBy }), person }}
        />
      }
      lead={listed(
        [
          ...(age === undefined ? [] : [t`${plural(age, { one: '# year', other: '# years' })}`]),
          ...(occupation ? [shownWord(occupation, i18n, gender && soughtBy[gender])] : []),
        ],
        i18n,
      )}
    >
      <Letter {...one} />
      <p className={classes.hint}>
        {isReceived ? (
          <Trans>Read the profile in peace: your answer stands below it. You may also answer another day.</Trans>
        ) : (
          <Trans>When there is an answer, it is in News.</Trans>
        )}
      </p>
      <LinkButton href={`/profile/${other.id}`} onClick={(event) => onRead(event, other.id)}>
        {t`Read the profile of ${firstName}`}
      </LinkButton>
    </Step>
  );
}

function Letter(one: OneProposal) {
  const {
    other: { createdBy },
    firstName,
  } = useOther(one);
  return (
    <div className={classes.letter}>
      <ProposalLetter {...one} other={{ firstName, ...(createdBy && { createdBy }) }} headingOrder={3} />
    </div>
  );
}

const isSent = msg({ message: 'Your proposal is with {name}' });

/** The words of both, and what families usually do after an acceptance; the page that it leads to has the rest. */
function Talking({ isNew, ...one }: OneProposal & { isNew: boolean }) {
  const { t } = useLingui();
  const { profileId, person } = useOwnPerson();
  const stepsId = useId();
  const { other, firstName } = useOther(one);
  const own = useGetCurrentUserProfile().data?.profile;
  // What is known of the other one without reading the profile once more.
  const read = useGetProfile(other.id, { query: { enabled: false } }).data?.profile;
  return (
    <Step
      picture={<SealPair ids={[profileId ?? '', other.id]} bond="touching" size={80} />}
      title={<CanTalk {...{ firstName, person }} createdBy={other.createdBy} />}
      isNew={isNew}
      lead={t`Each side can now see the other's contact details.`}
    >
      <Letter {...one} />
      <LinkButton href={`/proposals/${other.id}`}>{t`Contact details and next steps`}</LinkButton>
      <div className={classes.steps}>
        <Title order={3} size="h4" id={stepsId}>
          <Trans>What families usually do next</Trans>
        </Title>
        <FamilySteps person={person} gender={own?.gender} sides={[own, read ?? other]} labelledBy={stepsId} />
      </div>
    </Step>
  );
}

/** The day, or, until the other side has answered, that they are asked; the page of the marriage has the rest. */
function Married(one: OneProposal) {
  const { t } = useLingui();
  const { profileId, person } = useOwnPerson();
  const { other, firstName } = useOther(one);
  const { data } = useGetCurrentUserProfile();
  const marriage = useGetCurrentUser().data?.marriage;
  const asked = useAwaitedUntil(marriage) && marriage;
  const own = profileId ?? '';
  const ownName = data?.profile.firstName;
  return (
    <Step
      picture={
        other.hasLeft ? (
          <Seal id={own} size={96} />
        ) : (
          <SealPair ids={[own, other.id]} bond={asked ? 'touching' : 'woven'} size={80} />
        )
      }
      title={
        asked ? (
          <Message {...ownSaysFixed} values={{ name: <bdi>{firstName}</bdi>, person }} />
        ) : (
          t`Alhamdulillah, Marriage Fixed`
        )
      }
      lead={
        asked ? (
          <AskedAsWell marriage={asked} component="span" />
        ) : (
          <Blessing {...{ ownName, person }} name={other.hasLeft ? undefined : firstName} />
        )
      }
    >
      <LinkButton href="/marriage">{t(aboutPerson(ownMarriage, person))}</LinkButton>
    </Step>
  );
}

/** Until when one can say whether it is fixed. The question itself is above the list, once on the page. */
function AnswerAwaited({ until, ...one }: OneProposal & { until: string }) {
  const { t, i18n } = useLingui();
  const { profileId } = useOwnPerson();
  const { other } = useOther(one);
  const own = profileId ?? '';
  return (
    <Step
      picture={
        other.hasLeft ? <Seal id={own} size={96} /> : <SealPair ids={[own, other.id]} bond="touching" size={80} />
      }
      title={t`Your answer is awaited`}
      lead={t`You can answer until ${dayOf(until, i18n.locale)}.`}
    >
      <LinkButton href="/marriage">{t`Answer`}</LinkButton>
    </Step>
  );
}

interface StepProps {
  picture: ReactNode;
  title: ReactNode;
  /** It is the result of what was done here, and has the focus. */
  isNew?: boolean;
  lead: ReactNode;
  children: ReactNode;
}

function Step({ picture, title, isNew = false, lead, children }: StepProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.step}>
      <Panel>
        <div className={classes.next}>
          {picture}
          <Title order={2} id={id} ref={isNew ? focusResult : undefined} tabIndex={-1} className={classes.title}>
            {title}
          </Title>
          <p className={classes.lead}>{lead}</p>
          {children}
        </div>
      </Panel>
    </section>
  );
}
