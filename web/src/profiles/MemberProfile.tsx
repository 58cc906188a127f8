import { useLingui } from '@lingui/react/macro';
import { useGetProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { isActive } from '@mithaq/openapi/rules/proposal.ts';
import { Alert, LinkButton, Loader, StickyBar } from '@mithaq/ui-kit';
import { lazy, Suspense } from 'react';
import { loadCatalog } from '../i18n/i18n.ts';
import { useMarkRead } from '../members/read-profiles.ts';
import { useNewsRead } from '../notifications/use-news-read.ts';
import { BetweenLine } from '../proposals/BetweenLine.tsx';
import { DenialConsequence, DenialTitle } from '../proposals/MarriageDenial.tsx';
import { ProposalLetter } from '../proposals/ProposalLetter.tsx';
import type { ProfileBesideProps } from '../proposals/ProposalsPage.tsx';
import { SendProposalBar } from '../proposals/SendProposalBar.tsx';
import { useShownName } from '../shared/use-shown-name.ts';
import { editProfile } from '../shared/own-titles.ts';
import { aboutPerson, personOf } from '../shared/person.ts';
import { useFocusResult } from '../shared/use-focus-result.ts';
import { NotForMeButton } from './NotForMeButton.tsx';
import { ownAsSeen } from './own-profile-words.ts';
import { ProfileMenu } from './ProfileMenu.tsx';
import { ProfileProblem } from './ProfileProblem.tsx';
import { ProfileView } from './ProfileView.tsx';
import classes from './ProfileView.module.css';

/** At the end of the letter, so it loads after the letter. */
const FitSection = lazy(async () => {
  const [{ FitSection: Section }] = await Promise.all([import('./FitSection.tsx'), loadCatalog('fit')]);
  return { default: Section };
});

export interface MemberProfileProps {
  profileId: string;
  /** Beside the list of proposals, which has the button that closes it, at the corner, and its status. */
  beside?: Omit<ProfileBesideProps, 'profileId'>;
}

/** A member's full profile: what they wrote to the reader, their words, how both sides fit, and what the reader can do. */
export function MemberProfile({ profileId, beside }: MemberProfileProps) {
  const { t } = useLingui();
  const { data, error, isPending, refetch, isFetching } = useGetProfile(profileId);
  const shownName = useShownName();
  const [statusRef, expectStatus] = useFocusResult();
  const isOwn = data?.viewer === 'OWNER';
  useMarkRead(isOwn ? undefined : data?.profile.id);
  useNewsRead(data?.proposal);

  if (!data) {
    return isPending ? (
      <Loader mih="60vh" />
    ) : (
      <ProfileProblem error={error} isFetching={isFetching} refetch={refetch} />
    );
  }
  const { proposal } = data;
  const { id, fullName, createdBy, gender } = data.profile;
  // Of the own one.
  const person = personOf(createdBy, gender);
  const firstName = shownName(data.profile.firstName);
  const name = fullName === undefined ? firstName : shownName(fullName);
  const between = proposal ? (
    <span key={proposal.takenBackAt} ref={statusRef} tabIndex={-1} className={classes.between}>
      <BetweenLine proposal={proposal} other={{ firstName, createdBy }} />
    </span>
  ) : undefined;
  const letter =
    proposal && (proposal.note ?? proposal.answers ?? proposal.answerNote) ? (
      <ProposalLetter proposal={proposal} role={proposal.role} other={{ ...data.profile, firstName }} />
    ) : undefined;
  const denied = proposal?.marriage;
  // Below a no, what does not fit would hurt.
  const hasEnded = data.viewer === 'PARTY' && !(proposal && isActive(proposal.status));
  return (
    <>
      <ProfileView
        {...data}
        menu={
          isOwn ? undefined : (
            <>
              <ProfileMenu
                member={{ id, name }}
                hasProposal={data.viewer === 'PARTY'}
                isShareable={data.isShareable ?? false}
                onBlocked={beside?.onClose}
              />
              {beside ? <span className={classes.closeRoom} /> : null}
            </>
          )
        }
        status={denied ? undefined : between}
        notes={
          denied ? (
            <>
              <Alert
                tone="sand"
                isStatic
                title={<DenialTitle {...{ firstName, createdBy }} marriage={denied} role={proposal.role} />}
              >
                <DenialConsequence />
                <p className={classes.denied}>{between}</p>
              </Alert>
              {letter}
            </>
          ) : (
            letter
          )
        }
        after={
          isOwn || hasEnded ? null : (
            <Suspense>
              <FitSection other={data}>
                {data.viewer === 'PARTY' ? null : <NotForMeButton member={{ id, name }} />}
              </FitSection>
            </Suspense>
          )
        }
      />
      {isOwn ? (
        <StickyBar note={t(aboutPerson(ownAsSeen, person))}>
          <LinkButton href="/edit-profile">{t(aboutPerson(editProfile, person))}</LinkButton>
        </StickyBar>
      ) : (
        <SendProposalBar member={{ id, firstName, createdBy }} onClose={beside?.onClose} onChanged={expectStatus} />
      )}
    </>
  );
}
