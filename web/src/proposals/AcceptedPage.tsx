import type { CreatedBy, Profile, ProposalBetween } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { useGetCurrentUserProfile, useGetProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { useGetCurrentUser } from '@mithaq/openapi/generated/hooks/users/users.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  FlagIcon,
  HouseIcon,
  Loader,
  PageBody,
  Panel,
  SealPair,
  ShieldIcon,
  StatusBadge,
  TextLink,
  Title,
  VerseBlock,
} from '@mithaq/ui-kit';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { inNeedOfGood } from '../content/duas.ts';
import { placeOf } from '../content/quran-place.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { LoadError } from '../layout/LoadError.tsx';
import { OwnStateNote } from '../members/OwnStateNote.tsx';
import { useNewsRead } from '../notifications/use-news-read.ts';
import { personOf } from '../shared/person.ts';
import { useShownName } from '../shared/use-shown-name.ts';
import classes from './AcceptedPage.module.css';
import { ContactReveal } from './ContactReveal.tsx';
import { FamilySteps } from './FamilySteps.tsx';
import { OwnerContact } from './OwnerContact.tsx';
import { ProposalActions } from './ProposalActions.tsx';
import { ProposalLetter, type ProposalLetterProps } from './ProposalLetter.tsx';
import { CanTalk } from './CanTalk.tsx';
import { statusView } from './status-view.ts';

const ReportDialog = lazy(async () => ({ default: (await import('../moderation/ReportDialog.tsx')).ReportDialog }));

/** The family of a man usually calls first; whom to ask for there is said to both. */
const callHerFirst = msg({
  message:
    '{gender, select, FEMALE {Call her first.} other {They usually call first; you may call too. Speak to her first.}}',
});
const callHimFirst = msg({
  message:
    '{gender, select, FEMALE {Call him first.} other {They usually call first; you may call too. Speak to him first.}}',
});

/** About the one who has filled in the profile, whose number it is. */
const owners: Record<CreatedBy, { note: MessageDescriptor; callFirst?: MessageDescriptor }> = {
  SELF: {
    note: msg({
      message: '{gender, select, MALE {He wrote the profile himself.} other {She wrote the profile herself.}}',
    }),
  },
  MOTHER: {
    note: msg`She wrote the profile.`,
    callFirst: callHerFirst,
  },
  FATHER: {
    note: msg`He wrote the profile.`,
    callFirst: callHimFirst,
  },
  BROTHER: {
    note: msg`He wrote the profile.`,
    callFirst: callHimFirst,
  },
  SISTER: {
    note: msg`She wrote the profile.`,
    callFirst: callHerFirst,
  },
  GUARDIAN: {
    note: msg`The guardian wrote the profile.`,
    callFirst: msg({
      message: '{gender, select, FEMALE {Call there first.} other {They usually call first; you may call too.}}',
    }),
  },
};

/** What follows an acceptance: whom to call, what families do next, and what to watch. */
export function AcceptedPage() {
  const { profileId = '' } = useParams();
  const { data, error, isFetching, refetch } = useGetProfile(profileId, { query: { staleTime: 0 } });
  const own = useGetCurrentUserProfile();
  // One that was accepted just now may be stored as it was.
  const isOld = data?.proposal?.status !== 'ACCEPTED' && isFetching;
  if (data && own.data && !isOld) {
    const { profile, proposal } = data;
    if (proposal?.status === 'MARRIAGE_FIXED') return <Navigate replace to="/marriage" />;
    if (proposal?.status !== 'ACCEPTED') return <Navigate replace to={`/profile/${profile.id}`} />;
    return <Accepted other={profile} own={own.data.profile} proposal={proposal} />;
  }
  const problem = error?.problem ?? own.error?.problem;
  return (
    <PageBody width="reading">
      {problem ? (
        <LoadError
          headingOrder={1}
          problem={problem}
          isFetching={isFetching || own.isFetching}
          onRetry={() => Promise.all([refetch(), own.refetch()])}
        />
      ) : (
        <Loader mih="60vh" />
      )}
    </PageBody>
  );
}

interface AcceptedProps {
  other: Profile;
  own: Profile;
  proposal: ProposalBetween;
}

function Accepted({ other, own, proposal }: AcceptedProps) {
  const person = personOf(own.createdBy, own.gender);
  const { proposalId, role } = proposal;
  const { t } = useLingui();
  const messages = useMessages();
  const navigate = useNavigate();
  const { data: user } = useGetCurrentUser({ query: { staleTime: Number.POSITIVE_INFINITY } });
  useNewsRead({ proposalId, status: 'ACCEPTED' });
  const { gender, createdBy } = other;
  const shownName = useShownName();
  const name = shownName(other.firstName);
  const fullName = shownName(other.fullName ?? other.firstName);
  const owner = owners[createdBy];
  const ofOther = (message: MessageDescriptor): MessageDescriptor => ({ ...message, values: { gender, name } });
  // An answer may say whom to call. The words of a proposal were read before the yes.
  const hasAnswer = role === 'SENDER' && proposal.answerNote !== undefined;
  const letter = (of: ProposalLetterProps['of']) => (
    <ProposalLetter {...{ proposal, role, of }} other={{ firstName: name, createdBy }} />
  );
  const listOfIt = `/proposals?tab=${role === 'SENDER' ? 'sent' : 'received'}`;
  const actions = (status: 'MARRIAGE_FIXED' | 'NOT_COMPATIBLE', variant: 'default' | 'subtle') => (
    <ProposalActions
      proposalId={proposalId}
      other={{ id: other.id, firstName: name, createdBy }}
      transitions={[status]}
      variant={variant}
      onChanged={() => void navigate(status === 'MARRIAGE_FIXED' ? '/marriage' : listOfIt, { replace: true })}
    />
  );
  return (
    <PageBody>
      <div className={classes.page}>
        <OwnStateNote />
        <header className={classes.head}>
          <SealPair ids={[own.id, other.id]} bond="touching" size={80} />
          <StatusBadge tone={statusView.ACCEPTED.tone}>{messages.text(labels.ProposalStatus.ACCEPTED)}</StatusBadge>
          <Title>
            <CanTalk {...{ createdBy, person }} firstName={name} />
          </Title>
          <p className={classes.lead}>
            <Trans>Each side can now see the other&apos;s contact details.</Trans>{' '}
            {fullName === name ? null : (
              <Trans>
                The full name: <bdi>{fullName}</bdi>.
              </Trans>
            )}
          </p>
          <TextLink href={`/profile/${other.id}`}>
            <Trans>Read profile</Trans>
          </TextLink>
        </header>
        {hasAnswer ? <div className={classes.letter}>{letter('other')}</div> : null}
        <div className={classes.call}>
          <Panel>
            <ContactReveal proposalId={proposalId} role={role} other={{ name, gender }}>
              {(contact, isGuardianFirst) => (
                <OwnerContact
                  {...{ contact, gender, createdBy, name }}
                  note={
                    <>
                      {t(ofOther(owner.note))}{' '}
                      {owner.callFirst && !isGuardianFirst ? t(ofOther(owner.callFirst)) : null}
                    </>
                  }
                />
              )}
            </ContactReveal>
          </Panel>
        </div>
        <section aria-labelledby="next" className={classes.next}>
          <Title order={2} size="h3" id="next">
            <Trans>What families usually do next</Trans>
          </Title>
          <FamilySteps person={person} gender={own.gender} sides={[own, other]} labelledBy="next" />
        </section>
        <div className={classes.letter}>{letter(hasAnswer ? 'self' : undefined)}</div>
        <div className={classes.dua}>
          <VerseBlock
            size="small"
            arabic={inNeedOfGood.arabic}
            translation={inNeedOfGood.translation[currentLanguage()]}
            reference={t(placeOf(inNeedOfGood))}
          />
        </div>
        <Safety member={{ id: other.id, name }} />
        {user?.marriage ? null : (
          <div className={classes.agreed}>
            <Panel>
              <Title order={2} size="h4">
                <Trans>When both families have agreed</Trans>
              </Title>
              <p className={classes.note}>
                <Trans>Not before: it ends the search on both sides.</Trans>
              </p>
              <div className={classes.marriage}>{actions('MARRIAGE_FIXED', 'default')}</div>
            </Panel>
          </div>
        )}
        <div className={classes.end}>
          <span>
            <Trans>If you find that it does not fit:</Trans>
          </span>
          {actions('NOT_COMPATIBLE', 'subtle')}
        </div>
      </div>
    </PageBody>
  );
}

/** Three lines on safety; the last one opens the report. */
function Safety({ member: { id, name } }: { member: { id: string; name: string } }) {
  const { t } = useLingui();
  const [isReporting, setIsReporting] = useState(false);
  return (
    <section aria-labelledby="safe" className={classes.safe}>
      <Title order={2} size="h3" id="safe">
        <Trans>To be on the safe side</Trans>
      </Title>
      <ul className={classes.safety}>
        <Line icon={<HouseIcon size={20} />}>
          <Trans>Meet with family, never alone.</Trans>
        </Line>
        <Line icon={<ShieldIcon size={20} />}>
          <Trans>Send no money, whatever the reason given.</Trans>
        </Line>
        <Line icon={<FlagIcon size={20} />}>
          <Trans>
            If something feels wrong,{' '}
            <button type="button" className={classes.tell} onClick={() => setIsReporting(true)}>
              tell us
            </button>
            .
          </Trans>
        </Line>
      </ul>
      <Suspense>
        {isReporting ? (
          <ReportDialog title={t`Report ${name}`} about={{ profileId: id }} onClose={() => setIsReporting(false)} />
        ) : null}
      </Suspense>
    </section>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span>{children}</span>
    </li>
  );
}
