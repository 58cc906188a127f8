import type { OwnMarriage, ProfileAndPreferences } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useGetCurrentUserProfile, useGetProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { useGetCurrentUser } from '@mithaq/openapi/generated/hooks/users/users.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton, Loader, PageBody, Seal, SealPair, Title, VerseBlock } from '@mithaq/ui-kit';
import { useState, type RefCallback } from 'react';
import { Navigate } from 'react-router-dom';
import { marriageInIslam } from '../content/verses.ts';
import { placeOf } from '../content/quran-place.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { LoadError } from '../layout/LoadError.tsx';
import { useNewsRead } from '../notifications/use-news-read.ts';
import { Message } from '../shared/message.ts';
import { useFocusResult } from '../shared/use-focus-result.ts';
import { useOwnPerson } from '../shared/use-own-person.ts';
import { useShownName } from '../shared/use-shown-name.ts';
import { ownSaysFixed } from './own-says-fixed.ts';
import { AskedAsWell } from './AskedAsWell.tsx';
import { Blessing } from './Blessing.tsx';
import { ContactReveal } from './ContactReveal.tsx';
import classes from './MarriagePage.module.css';
import { MarriageQuestion } from './MarriageQuestion.tsx';
import { OwnerContact } from './OwnerContact.tsx';
import { useAwaitedUntil } from './use-awaited-until.ts';
import { WriteToUs } from './WriteToUs.tsx';

/** The own marriage: the question whether it is fixed, while the member is asked, and else the day. */
export function MarriagePage() {
  const account = useGetCurrentUser();
  const own = useGetCurrentUserProfile();
  // After a no the question stays until the page is there that follows.
  const [denied, setDenied] = useState<OwnMarriage>();
  const marriage = account.data?.marriage ?? denied;
  const [dayRef, expectDay] = useFocusResult();
  const profile = useGetProfile(marriage?.profileId ?? '', {
    query: { enabled: marriage?.profileId !== undefined },
  });
  useNewsRead(marriage && { proposalId: marriage.proposalId, status: 'MARRIAGE_FIXED' });
  if (account.data && !marriage) return <Navigate replace to="/proposals" />;
  const { data: other } = profile;
  // Who has left has no profile any more; the day is shown without it, and the question without both.
  const ofTheDay = profile.error?.problem.code === 'not-found' ? [own] : [own, profile];
  const missing = [account, ...(marriage?.answerBy ? [] : ofTheDay)].filter(({ data, error }) => !data && error);
  const isLoading = !marriage || own.isPending || (marriage.profileId !== undefined && profile.isPending);
  return (
    <PageBody width="reading">
      {missing.length > 0 ? (
        <LoadError
          headingOrder={1}
          problem={missing[0]?.error?.problem}
          isFetching={missing.some(({ isFetching }) => isFetching)}
          onRetry={() => Promise.all(missing.map(({ refetch }) => refetch()))}
        />
      ) : isLoading ? (
        <Loader mih="60vh" />
      ) : marriage.answerBy ? (
        <MarriageQuestion
          marriage={marriage}
          answerBy={marriage.answerBy}
          gender={other?.profile.gender}
          onAnswered={(answer) => (answer === 'DENIED' ? setDenied(marriage) : expectDay())}
        />
      ) : (
        <Day marriage={marriage} own={own.data} other={other} titleRef={dayRef} />
      )}
    </PageBody>
  );
}

interface DayProps {
  marriage: OwnMarriage;
  own: ProfileAndPreferences | undefined;
  /** Absent once the other one has left, or is not shown. */
  other: ProfileAndPreferences | undefined;
  titleRef: RefCallback<HTMLElement>;
}

const whatFollows = msg({
  message:
    'Both profiles are in no list any more, and nobody can send {person, select, self {you a proposal} son {a proposal for your son} daughter {a proposal for your daughter} brother {a proposal for your brother} sister {a proposal for your sister} other {a proposal}}. Each side still sees the contact details of the other.',
});

/** What both have said, or, until the other side has answered, what the member has said alone. */
function Day({ marriage, own, other, titleRef }: DayProps) {
  const { t } = useLingui();
  const { person } = useOwnPerson();
  const ownName = own?.profile.firstName;
  const shownName = useShownName();
  const isAwaited = useAwaitedUntil(marriage) !== undefined;
  const name = marriage.firstName && shownName(marriage.firstName);
  return (
    <div className={classes.day}>
      {own && marriage.profileId ? (
        <SealPair ids={[own.profile.id, marriage.profileId]} bond={isAwaited ? 'touching' : 'woven'} size={106} />
      ) : own ? (
        <Seal id={own.profile.id} size={106} />
      ) : null}
      <Title ref={titleRef} tabIndex={-1} className={isAwaited ? undefined : classes.title}>
        {isAwaited ? (
          <Message {...ownSaysFixed} values={{ name: <bdi>{name}</bdi>, person }} />
        ) : (
          <Trans>Alhamdulillah, Marriage Fixed</Trans>
        )}
      </Title>
      <p className={classes.lead}>
        {isAwaited ? (
          <>
            <AskedAsWell marriage={marriage} component="span" />{' '}
            <Trans>Without an answer it stays as you have said.</Trans>
          </>
        ) : (
          <Blessing {...{ ownName, name, person }} />
        )}
      </p>
      <div className={classes.verse}>
        <VerseBlock
          arabic={marriageInIslam.arabic}
          translation={marriageInIslam.translation[currentLanguage()]}
          reference={t(placeOf(marriageInIslam))}
        />
      </div>
      <p className={classes.note}>
        <Message {...whatFollows} values={{ person }} /> <WriteToUs />
      </p>
      <div className={classes.actions}>
        {other?.proposal ? (
          <ContactReveal
            proposalId={marriage.proposalId}
            role={other.proposal.role}
            other={{ name: shownName(other.profile.firstName), gender: other.profile.gender }}
          >
            {(contact) => (
              <OwnerContact
                contact={contact}
                createdBy={other.profile.createdBy}
                gender={other.profile.gender}
                name={shownName(other.profile.firstName)}
              />
            )}
          </ContactReveal>
        ) : null}
        <LinkButton variant="default" href="/community#duas">
          <Trans>Duas for the time after</Trans>
        </LinkButton>
      </div>
    </div>
  );
}
