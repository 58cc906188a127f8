import { Trans, useLingui } from '@lingui/react/macro';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import type { ModerationCase } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { displayId } from '@mithaq/openapi/rules/profile.ts';
import { FactList, Panel, Title, type Fact } from '@mithaq/ui-kit';
import { Time } from '../i18n/Time.tsx';
import { useContractMessages } from '../i18n/use-contract-messages.ts';
import { CaseActions } from './CaseActions.tsx';
import { fieldLabels } from './field-labels.ts';
import classes from './Moderation.module.css';

/** One case, with what is needed to judge it. */
export function CaseItem({ value }: { value: ModerationCase }) {
  const { t } = useLingui();
  const word = useContractMessages();
  const { kind, openedAt, member, reason, note, reporter, proposalStatus, field, text, closedAt, decision } = value;
  const gone = t`A member who has left`;
  const facts: (Fact | false | undefined)[] = [
    { label: t`Opened`, value: <Time at={openedAt} /> },
    { label: t`About`, value: member ? <Name {...member} /> : gone },
    member && { label: t`Profile created by`, value: word(labels.CreatedBy[member.createdBy]) },
    member && { label: t`Member since`, value: <Time at={member.memberSince} /> },
    member && { label: t`Phone`, value: member.isVerified ? t`Verified` : t`Not verified` },
    member && { label: t`Open cases`, value: String(member.openCases) },
    member?.isSuspended && { label: t`Account`, value: t`Suspended` },
    kind === 'REPORT' && { label: t`Reported by`, value: reporter ? <Name {...reporter} /> : gone },
    proposalStatus && { label: t`Proposal between the two`, value: word(labels.ProposalStatus[proposalStatus]) },
    closedAt !== undefined && { label: t`Closed`, value: <Time at={closedAt} /> },
    decision !== undefined && { label: t`Decision`, value: decision },
  ];
  return (
    <Panel>
      <Title order={2} size="h3">
        {kind === 'REPORT' && reason ? word(labels.ReportReason[reason]) : t`A text that may hold contact details`}
      </Title>
      {note ? <Quote>{note}</Quote> : null}
      {field ? <p className={classes.label}>{t(fieldLabels[field])}</p> : null}
      {text ? <Quote>{text}</Quote> : null}
      <FactList facts={facts.filter((fact): fact is Fact => Boolean(fact))} />
      {member?.aboutMe ? (
        <details className={classes.details}>
          <summary>
            <Trans>What this member wrote</Trans>
          </summary>
          <Quote>{member.aboutMe}</Quote>
          {member.otherPreferences ? <Quote>{member.otherPreferences}</Quote> : null}
        </details>
      ) : null}
      <CaseActions value={value} />
    </Panel>
  );
}

function Name({ name, profileId }: { name: string; profileId: string }) {
  return (
    <>
      <bdi>{name}</bdi> (<bdi dir="ltr">{displayId(profileId)}</bdi>)
    </>
  );
}

function Quote({ children }: { children: string }) {
  return (
    <blockquote className={classes.quote} dir="auto">
      {children}
    </blockquote>
  );
}
