import type { ContactRole, Proposal } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useGetCurrentUserProfile, useGetProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { firstNameOf } from '@mithaq/openapi/rules/first-name.ts';
import { isActive, isContactShared, transitionsFrom } from '@mithaq/openapi/rules/proposal.ts';
import { displayOccupation, placeNames } from '@mithaq/openapi/rules/profile.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  Alert,
  AnsweredElsewhere,
  Button,
  CloseIcon,
  LetterLine,
  LinkButton,
  ProposalCard,
  StatusBadge,
  useDisclosure,
} from '@mithaq/ui-kit';
import { lazy, Suspense, useId } from 'react';
import { listed } from '../i18n/listed.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { MemberMenu } from '../members/MemberMenu.tsx';
import { usePlaceNames } from '../reference/place-names.ts';
import { authorSentence } from '../shared/author-sentence.ts';
import { useShownName } from '../shared/use-shown-name.ts';
import { useWriterName } from '../members/use-writer-name.ts';
import { Message } from '../shared/message.ts';
import { aboutPerson, personOf } from '../shared/person.ts';
import { ownMarriage } from '../shared/own-titles.ts';
import { shownWord } from '../shared/known-words.ts';
import { soughtBy } from '../shared/sought-by.ts';
import { AskedAsWell } from './AskedAsWell.tsx';
import { ContactReveal } from './ContactReveal.tsx';
import { DepartedMenu } from './DepartedMenu.tsx';
import { DenialConsequence, DenialTitle } from './MarriageDenial.tsx';
import classes from './ProposalItem.module.css';
import { MarriageReason } from './MarriageReason.tsx';
import { ProposalActions } from './ProposalActions.tsx';
import { ProposalLetter } from './ProposalLetter.tsx';
import { ProposalDates } from './ProposalDates.tsx';
import { awaitsAnswer, cannotAnswer, isUnavailable, statusView, takenBack } from './status-view.ts';
import { TakeBackDialog } from './TakeBackDialog.tsx';
import type { OpenProfile } from './use-open-profile.ts';

// Most members have named no guardian.
const SharedContactChoice = lazy(async () => ({
  default: (await import('./SharedContactChoice.tsx')).SharedContactChoice,
}));

export interface ProposalItemProps {
  proposal: Proposal;
  /** The member's own role in it. */
  role: ContactRole;
  /** The profile that is open beside the list. */
  openProfile: string | undefined;
  /** Called when the link to a profile is pressed. */
  onRead: OpenProfile['read'];
  /** A profile is read beside the list, and with it the words of its proposal. */
  isBesideProfile: boolean;
  /** Called with the proposal as the server changed it. */
  onChanged: (proposal: Proposal) => void;
  /** Called when the proposal waits no more, since its sender has taken it back. */
  onTakenBack: () => void;
}

/** One proposal: the other party, its status, and the buttons that change it. */
export function ProposalItem(props: ProposalItemProps) {
  const { proposal, role, openProfile, onRead, isBesideProfile, onChanged, onTakenBack } = props;
  const { t, i18n } = useLingui();
  const messages = useMessages();
  const placeNamed = usePlaceNames();
  const nameId = useId();
  const party = role === 'SENDER' ? proposal.receiverProfile : proposal.senderProfile;
  const other = { ...party, fullName: useShownName()(party.fullName) };
  const own = role === 'SENDER' ? proposal.senderProfile : proposal.receiverProfile;
  const { hasLeft = false, age, createdBy } = other;
  const firstName = firstNameOf(other);
  const writerName = useWriterName();
  const occupation = displayOccupation(other.occupation ?? '');
  // Not said of the other one, who is of the other gender.
  const ownProfile = useGetCurrentUserProfile().data?.profile;
  const ownGender = ownProfile?.gender;
  const person = personOf(ownProfile?.createdBy, ownGender);
  const author = ownGender && createdBy && createdBy !== 'SELF' && authorSentence[soughtBy[ownGender]][createdBy];
  const isMarriageFixed = [own, other].some(({ isAvailable }) => isAvailable === false);
  const { tone, badge, note: statusNote } = statusView[proposal.status];
  const [isTakingBack, { open: takeBack, close: keep }] = useDisclosure();
  const isTakenBack = proposal.takenBackAt !== undefined;
  const canTakeBack = proposal.status === 'PENDING' && role === 'SENDER';
  const isOwnFixed = other.isAvailable !== false && own.isAvailable === false;
  const unavailable = canTakeBack ? cannotAnswer : isUnavailable;
  const words = other.isAvailable === false ? unavailable : isTakenBack ? takenBack.note : statusNote;
  const note = isOwnFixed ? (
    <MarriageReason against={proposal.status === 'PENDING' ? 'accept' : 'contact'} />
  ) : (
    words && t(words)
  );
  const { marriage, changedAt } = proposal;
  const isAsked = marriage?.answerBy !== undefined;
  const denied = marriage?.answer === 'DENIED' ? marriage : undefined;
  // There its words are whole, a denial is spoken of, and what one reads is answered below it.
  const isOpen = other.id === openProfile;
  // The bar comes with the profile, which is not loaded from here.
  const beside = useGetProfile(other.id, { query: { enabled: false } });
  const theirWords = role === 'SENDER' ? proposal.answerNote : proposal.note;
  // The profile of another ended proposal says nothing of it.
  const isLetterBeside = isBesideProfile && (isActive(proposal.status) || role === 'SENDER') && !hasLeft;
  const transitions = transitionsFrom(proposal.status, role, isMarriageFixed);
  return (
    <ProposalCard
      sealId={other.id}
      nameId={nameId}
      name={hasLeft ? t`This member has left` : other.fullName}
      nameHref={hasLeft ? undefined : `/profile/${other.id}`}
      onRead={(event) => onRead(event, other.id)}
      isOpen={isOpen}
      readLabel={t`Read profile`}
      about={listed(
        [
          ...(age === undefined ? [] : [t`${plural(age, { one: '# year', other: '# years' })}`]),
          ...(occupation ? [shownWord(occupation, i18n, ownGender && soughtBy[ownGender])] : []),
        ],
        i18n,
      )}
      author={author ? t(author) : undefined}
      dates={<ProposalDates proposal={proposal} role={role} />}
      place={hasLeft ? '' : listed(placeNames(other, placeNamed), i18n)}
      isVerified={other.isVerified}
      status={
        <StatusBadge tone={isTakenBack ? takenBack.tone : tone}>
          {isTakenBack ? t(takenBack.badge) : messages.text(badge)}
        </StatusBadge>
      }
      menu={
        hasLeft ? (
          <DepartedMenu proposalId={proposal.proposalId} />
        ) : (
          <>
            <MemberMenu
              member={{ id: other.id, name: other.fullName }}
              items={
                canTakeBack ? [{ label: t`Take back`, onClick: takeBack, icon: <CloseIcon size={18} /> }] : undefined
              }
            />
            <TakeBackDialog
              isOpen={isTakingBack}
              proposalId={proposal.proposalId}
              other={{ id: other.id, firstName }}
              onClose={keep}
              onChanged={onTakenBack}
            />
          </>
        )
      }
      letter={
        isLetterBeside ? (
          theirWords ? (
            <LetterLine>{theirWords}</LetterLine>
          ) : undefined
        ) : isOpen ? undefined : (
          <ProposalLetter proposal={proposal} role={role} other={{ ...other, firstName }} isShort headingOrder={4} />
        )
      }
      note={
        // The words about a marriage name the other one.
        note && !(hasLeft && marriage) ? (
          denied ? (
            // Beside it the profile says so.
            isOpen ? undefined : (
              <Alert tone="sand" isStatic title={<DenialTitle {...{ role, firstName, createdBy }} marriage={denied} />}>
                <DenialConsequence />
              </Alert>
            )
          ) : (
            <>
              <span>{note}</span>{' '}
              {isAsked ? (
                <>
                  <br />
                  <Message {...awaitsAnswer} values={{ name: writerName({ firstName, createdBy }) }} />
                </>
              ) : null}
              {marriage?.fixedBy === role && changedAt ? (
                <AskedAsWell
                  marriage={{ ...marriage, isOwnWord: true, fixedAt: changedAt, firstName, createdBy }}
                  component="span"
                  className={classes.asked}
                />
              ) : null}
            </>
          )
        ) : undefined
      }
      contact={
        isContactShared(proposal.status) && !isMarriageFixed && !hasLeft ? (
          <>
            <ContactReveal
              proposalId={proposal.proposalId}
              role={role}
              isQuiet={isAsked || openProfile !== undefined}
            />
            <LinkButton
              size="sm"
              variant={isAsked && !openProfile ? 'filled' : 'light'}
              href={proposal.status === 'ACCEPTED' ? `/proposals/${other.id}` : '/marriage'}
            >
              {proposal.status === 'ACCEPTED'
                ? t`What comes next`
                : isAsked
                  ? t`Answer`
                  : t(aboutPerson(ownMarriage, person))}
            </LinkButton>
            <Suspense>
              {proposal.shares ? (
                <SharedContactChoice proposalId={proposal.proposalId} shares={proposal.shares} />
              ) : null}
            </Suspense>
          </>
        ) : undefined
      }
      actions={
        isOpen && transitions.includes('ACCEPTED') && !beside.isLoadingError ? (
          <AnsweredElsewhere>{beside.data ? t`You answer in the bar below.` : null}</AnsweredElsewhere>
        ) : transitions.length > 0 && !hasLeft ? (
          <ProposalActions
            proposalId={proposal.proposalId}
            other={{ id: other.id, firstName, createdBy }}
            transitions={transitions}
            describedBy={nameId}
            // Both are steps for later; what is next is to talk. And what is read beside the list is answered in the bar.
            variant={proposal.status === 'ACCEPTED' ? 'subtle' : openProfile ? 'default' : undefined}
            onChanged={onChanged}
            onGone={onTakenBack}
          />
        ) : canTakeBack && isMarriageFixed && !hasLeft && !isOpen ? (
          // One on hold has nothing else to wait for than this; its menu has the same.
          <Button size="sm" variant="default" aria-describedby={nameId} onClick={takeBack}>
            {t`Take back`}
          </Button>
        ) : undefined
      }
    />
  );
}
