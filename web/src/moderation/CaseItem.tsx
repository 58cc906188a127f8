import { Fragment } from 'react';
import { useLingui } from '@lingui/react/macro';
import { flaggedFieldLabels } from '@mithaq/openapi/generated/flagged-field-labels.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import type { ModerationCase, ModerationReport } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { FactList, Panel, Title, type Fact } from '@mithaq/ui-kit';
import { Time } from '../shared/Time.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { CaseActions } from './CaseActions.tsx';
import { EarlierMessages } from './EarlierMessages.tsx';
import { proposalTextLabels } from './field-labels.ts';
import { FormerMemberParts, MemberName, MemberTexts, Quote, useMemberFacts } from './MemberParts.tsx';
import classes from './Moderation.module.css';
import { WriteAction } from './WriteAction.tsx';

/** One case with all its reports, and the facts to judge it. */
export function CaseItem({ value }: { value: ModerationCase }) {
  const { t } = useLingui();
  const messages = useMessages();
  const factsOf = useMemberFacts();
  const {
    caseId,
    kind,
    openedAt,
    member,
    formerMember,
    reason,
    reports = [],
    field,
    proposalField,
    text,
    closedAt,
    decision,
    outcome,
  } = value;
  const head: Fact[] = [
    { label: t`About`, value: member ? <MemberName {...member} /> : t`A member who has left` },
    { label: t`Opened`, value: <Time at={openedAt} /> },
  ];
  const facts: (Fact | false | undefined)[] = [
    ...(member ? factsOf(member) : []),
    member?.isSuspended && { label: t`Account`, value: t`Suspended` },
    closedAt !== undefined && { label: t`Closed`, value: <Time at={closedAt} /> },
    outcome && { label: t`Text`, value: messages.text(labels.TextOutcome[outcome]) },
    decision !== undefined && { label: t`Decision`, value: decision },
  ];
  return (
    <Panel>
      <div className={classes.parts}>
        <Title order={2} size="h3">
          {kind === 'REPORT' && reason
            ? messages.text(labels.ReportReason[reason])
            : t`A text that may hold contact details`}
        </Title>
        <FactList facts={head} />
        {field ? <p className={classes.label}>{messages.text(flaggedFieldLabels[field])}</p> : null}
        {proposalField ? <p className={classes.label}>{t(proposalTextLabels[proposalField])}</p> : null}
        {text ? <Quote>{text}</Quote> : null}
        {reports.map((report) => (
          <Report key={report.reportId} value={report} caseId={caseId} isTitled={reports.length > 1} />
        ))}
        <FactList facts={facts.filter((fact): fact is Fact => Boolean(fact))} />
        {member ? (
          <>
            <MemberTexts {...member} />
            <EarlierMessages label={t`Earlier messages to member`} profileId={member.profileId} />
          </>
        ) : null}
        {formerMember ? <FormerMemberParts value={formerMember} /> : null}
        <CaseActions value={value} />
      </div>
    </Panel>
  );
}

/** Who reported, and why. The title of the case has the reason of the only report. */
function Report({ value, caseId, isTitled }: { value: ModerationReport; caseId: string; isTitled: boolean }) {
  const { t } = useLingui();
  const messages = useMessages();
  const { createdAt, reason, note, reporter, proposalStatus, proposalTexts = [] } = value;
  const facts: (Fact | false | undefined)[] = [
    { label: t`Reported by`, value: reporter ? <MemberName {...reporter} /> : t`A member who has left` },
    isTitled && { label: t`Reported`, value: <Time at={createdAt} /> },
    proposalStatus && {
      label: t`Proposal between the two`,
      value: messages.text(labels.ProposalStatus[proposalStatus]),
    },
  ];
  return (
    <section className={classes.report}>
      {isTitled ? <p className={classes.label}>{messages.text(labels.ReportReason[reason])}</p> : null}
      {note ? <Quote>{note}</Quote> : null}
      <FactList facts={facts.filter((fact): fact is Fact => Boolean(fact))} />
      {proposalTexts.map(({ field, text }) => (
        <Fragment key={field}>
          <p className={classes.label}>{t(proposalTextLabels[field])}</p>
          <Quote>{text}</Quote>
        </Fragment>
      ))}
      {reporter ? (
        <>
          <EarlierMessages label={t`Earlier messages to reporter`} profileId={reporter.profileId} />
          <div className={classes.actions}>
            <WriteAction label={t`Write to reporter`} profileId={reporter.profileId} caseId={caseId} />
          </div>
        </>
      ) : null}
    </section>
  );
}
