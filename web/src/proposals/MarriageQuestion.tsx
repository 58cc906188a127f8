import type { Gender, MarriageAnswer, OwnMarriage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { useAnswerMarriage } from '@mithaq/openapi/generated/hooks/proposals/proposals.ts';
import { getGetCurrentUserQueryKey } from '@mithaq/openapi/generated/hooks/users/users.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ConfirmDialog, notify, Seal, TextLink, Title } from '@mithaq/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../i18n/use-messages.ts';
import { refreshMembers } from '../members/refresh-members.ts';
import { SaidFixed } from '../members/SaidFixed.tsx';
import { Message } from '../shared/message.ts';
import { writerGender } from '../shared/author-sentence.ts';
import { dayOf } from '../shared/time.ts';
import { useShownName } from '../shared/use-shown-name.ts';
import classes from './MarriagePage.module.css';
import { useOwnPerson } from '../shared/use-own-person.ts';
import { WriteToUs } from './WriteToUs.tsx';

export interface MarriageQuestionProps {
  marriage: OwnMarriage;
  /** Until when the member can answer. */
  answerBy: string;
  /** Of the other one, when they are there. */
  gender: Gender | undefined;
  /** Called with the answer that was sent, before what follows from it is shown. */
  onAnswered: (answer: MarriageAnswer) => void;
}

const confirming = msg({
  message:
    "You are saying that {person, select, self {your marriage} son {your son's marriage} daughter {your daughter's marriage} brother {your brother's marriage} sister {your sister's marriage} other {the marriage}} with {name} is fixed. Both profiles stay out of the lists.",
});

const denying = msg({
  message:
    "You are saying that {person, select, self {your marriage} son {your son's marriage} daughter {your daughter's marriage} brother {your brother's marriage} sister {your sister's marriage} other {the marriage}} with {name} is not fixed. The proposal is closed for good, and both sides are free to search again. A moderator reads what happened.",
});

/** Asks the member whether the marriage is fixed that the other side has fixed. Both answers have the same weight. */
export function MarriageQuestion({ marriage, answerBy, gender, onAnswered }: MarriageQuestionProps) {
  const { t, i18n } = useLingui();
  const messages = useMessages();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { profileId: ownProfileId, person } = useOwnPerson();
  const { profileId, firstName, createdBy, proposalId, fixedAt } = marriage;
  const [asked, setAsked] = useState<MarriageAnswer>();
  const { mutateAsync, error } = useAnswerMarriage({
    mutation: {
      onSuccess: async (_, { data: { answer } }) => {
        onAnswered(answer);
        await client.invalidateQueries({ queryKey: getGetCurrentUserQueryKey() });
        if (answer === 'CONFIRMED') return;
        notify({
          kind: 'neutral',
          message: t`You have said that this is not so.`,
          detail: t`The proposal is closed. You are free to search again.`,
        });
        await refreshMembers(client, profileId);
        // Their profile says what follows, and has the ways to block and to report.
        void navigate(profileId ? `/profile/${profileId}` : '/for-you', { replace: true });
      },
      // Somebody may have answered on another device.
      onError: () => void client.invalidateQueries({ queryKey: getGetCurrentUserQueryKey() }),
      onSettled: () => setAsked(undefined),
    },
  });
  const shownName = useShownName();
  const name = firstName && shownName(firstName);
  const [day, until] = [dayOf(fixedAt, i18n.locale, 'full'), dayOf(answerBy, i18n.locale)];
  const answers = ['CONFIRMED', 'DENIED'] as const;
  return (
    <div className={classes.question}>
      {profileId ? <Seal id={profileId} size={96} /> : null}
      <Title>
        <SaidFixed {...{ firstName, createdBy }} />
      </Title>
      {profileId ? null : <p className={classes.lead}>{t`This member has left`}</p>}
      <p className={classes.lead}>
        <Trans>Is this so?</Trans>
      </p>
      {error ? (
        <p className={classes.failure} role="alert">
          {messages.problem(error.problem)}
        </p>
      ) : null}
      <div className={classes.answers}>
        {answers.map((answer) => (
          <Button
            key={answer}
            size="lg"
            fullWidth
            variant={answer === 'CONFIRMED' ? 'filled' : 'default'}
            onClick={() => setAsked(answer)}
          >
            {messages.text(labels.MarriageAnswer[answer])}
          </Button>
        ))}
      </div>
      <p className={classes.lead}>
        <Trans>Are the families still talking? There is time until {until}.</Trans>{' '}
        <TextLink href="/for-you">
          <Trans>I would like to answer later</Trans>
        </TextLink>
      </p>
      <p className={classes.lead}>
        <WhenTold gender={writerGender(createdBy, gender)} day={day} />{' '}
        <Trans>We ask you too, since it ends the search on both sides.</Trans>
      </p>
      <section className={classes.consequence} aria-labelledby="if-not">
        <h2 id="if-not">
          <Trans>If it is not so</Trans>
        </h2>
        <p>
          <Trans>
            The proposal is closed and you are free to search again at once. A moderator reads what happened. You can
            say so until {until}.
          </Trans>
        </p>
      </section>
      <section className={classes.consequence} aria-labelledby="if-silent">
        <h2 id="if-silent">
          <Trans>If you do not answer</Trans>
        </h2>
        <p>
          <Trans>
            Without an answer by {until} the marriage counts as fixed, and the profiles stay out of the lists.
          </Trans>
        </p>
        <p>
          <WriteToUs />
        </p>
      </section>
      <ConfirmDialog
        isOpen={asked !== undefined}
        seals={profileId && ownProfileId ? [profileId, ownProfileId] : undefined}
        title={asked ? messages.text(labels.MarriageAnswer[asked]) : ''}
        onConfirm={() => (asked ? mutateAsync({ data: { proposalId, answer: asked } }) : undefined)}
        onCancel={() => setAsked(undefined)}
      >
        <Message
          {...(asked === 'CONFIRMED' ? confirming : denying)}
          values={{ person, name: <bdi>{name ?? t`the other side`}</bdi> }}
        />
      </ConfirmDialog>
    </div>
  );
}

function WhenTold({ gender, day }: { gender: Gender | undefined; day: string }) {
  if (gender === 'FEMALE') return <Trans>She told us on {day}.</Trans>;
  if (gender === 'MALE') return <Trans>He told us on {day}.</Trans>;
  return <Trans>We read it on {day}.</Trans>;
}
