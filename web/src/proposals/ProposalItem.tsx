import type { ContactRole, CreatedBy, Proposal } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { firstNameOf } from '@mithaq/openapi/rules/first-name.ts';
import { isContactShared, transitionsFrom } from '@mithaq/openapi/rules/proposal.ts';
import { placeNames } from '@mithaq/openapi/rules/profile.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ProposalCard, StatusBadge } from '@mithaq/ui-kit';
import { lazy, Suspense } from 'react';
import { listed } from '../i18n/listed.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { MemberMenu } from '../members/MemberMenu.tsx';
import { useCountryNames } from '../reference/country-names.ts';
import { useFocusResult } from '../shared/use-focus-result.ts';
import { ContactReveal } from './ContactReveal.tsx';
import { DepartedMenu } from './DepartedMenu.tsx';
import classes from './ProposalItem.module.css';
import { ProposalActions } from './ProposalActions.tsx';
import { ProposalLetter } from './ProposalLetter.tsx';
import { ProposalDates } from './ProposalDates.tsx';
import { statusView } from './status-view.ts';

// Most members have named no guardian.
const SharedContactChoice = lazy(async () => ({
  default: (await import('./SharedContactChoice.tsx')).SharedContactChoice,
}));

export interface ProposalItemProps {
  proposal: Proposal;
  /** The member's own role in it. */
  role: ContactRole;
  /** Called with the proposal as the server changed it. */
  onChanged: (proposal: Proposal) => void;
}

/** Who filled in the profile, where it was somebody else. */
const authors: Record<CreatedBy, MessageDescriptor | null> = {
  SELF: null,
  MOTHER: msg`Profile created by mother`,
  FATHER: msg`Profile created by father`,
  BROTHER: msg`Profile created by brother`,
  SISTER: msg`Profile created by sister`,
  GUARDIAN: msg`Profile created by guardian`,
};

/** The note on an open proposal once one of the two has fixed a marriage with someone else. */
const notes = {
  other: msg`This member is no longer available.`,
  own: msg`Your marriage is fixed, so contact details are no longer shared here.`,
};

/** One proposal: the other party, its status, and the buttons that change it. */
export function ProposalItem({ proposal, role, onChanged }: ProposalItemProps) {
  const { t, i18n } = useLingui();
  const messages = useMessages();
  const countryNamed = useCountryNames();
  const [newsRef, expectNews] = useFocusResult();
  const other = role === 'SENDER' ? proposal.receiverProfile : proposal.senderProfile;
  const own = role === 'SENDER' ? proposal.senderProfile : proposal.receiverProfile;
  const { hasLeft = false, age, occupation, createdBy } = other;
  const author = createdBy && authors[createdBy];
  const isMarriageFixed = [own, other].some(({ isAvailable }) => isAvailable === false);
  const { tone, badge, note: statusNote } = statusView[proposal.status];
  const note = (other.isAvailable === false && notes.other) || (own.isAvailable === false && notes.own) || statusNote;
  const transitions = transitionsFrom(proposal.status, role, isMarriageFixed).filter((status) => status !== 'PENDING');
  return (
    <ProposalCard
      sealId={other.id}
      name={hasLeft ? t`This member has left` : other.fullName}
      nameHref={hasLeft ? undefined : `/profile/${other.id}`}
      readLabel={t`Read profile`}
      about={listed(
        [
          ...(age === undefined ? [] : [t`${plural(age, { one: '# year', other: '# years' })}`]),
          ...(occupation ? [occupation] : []),
        ],
        i18n,
      )}
      author={author ? t(author) : undefined}
      dates={<ProposalDates proposal={proposal} role={role} />}
      place={hasLeft ? '' : listed(placeNames(other, countryNamed), i18n)}
      isVerified={other.isVerified}
      status={
        <span key={proposal.status} ref={newsRef} tabIndex={-1} className={classes.status}>
          <StatusBadge tone={tone}>{messages.text(badge)}</StatusBadge>
        </span>
      }
      menu={
        hasLeft ? (
          <DepartedMenu proposalId={proposal.proposalId} />
        ) : (
          <MemberMenu member={{ id: other.id, name: other.fullName }} />
        )
      }
      letter={
        <ProposalLetter proposal={proposal} role={role} other={{ ...other, firstName: firstNameOf(other) }} isShort />
      }
      note={note && !hasLeft && t(note)}
      contact={
        isContactShared(proposal.status) && !isMarriageFixed && !hasLeft ? (
          <>
            <ContactReveal proposalId={proposal.proposalId} role={role} />
            <Suspense>
              {proposal.shares ? (
                <SharedContactChoice proposalId={proposal.proposalId} shares={proposal.shares} />
              ) : null}
            </Suspense>
          </>
        ) : undefined
      }
      actions={
        transitions.length > 0 && !hasLeft ? (
          <ProposalActions
            proposalId={proposal.proposalId}
            other={{ id: other.id, firstName: firstNameOf(other) }}
            transitions={transitions}
            onTransition={expectNews}
            onChanged={onChanged}
          />
        ) : undefined
      }
    />
  );
}
