import { useLingui } from '@lingui/react/macro';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import type { ModerationCase } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { FactList, Panel, Title, type Fact } from '@mithaq/ui-kit';
import { Time } from '../i18n/Time.tsx';
import { useContractMessages } from '../i18n/use-contract-messages.ts';
import { CaseActions } from './CaseActions.tsx';
import { fieldLabels } from './field-labels.ts';
import { MemberName, MemberTexts, Quote, useMemberFacts } from './MemberParts.tsx';
import classes from './Moderation.module.css';

/** One case, with what is needed to judge it. */
export function CaseItem({ value }: { value: ModerationCase }) {
  const { t } = useLingui();
  const word = useContractMessages();
  const factsOf = useMemberFacts();
  const { kind, openedAt, member, reason, note, reporter, proposalStatus, field, text, closedAt, decision } = value;
  const gone = t`A member who has left`;
  const facts: (Fact | false | undefined)[] = [
    { label: t`Opened`, value: <Time at={openedAt} /> },
    { label: t`About`, value: member ? <MemberName {...member} /> : gone },
    ...(member ? factsOf(member) : []),
    member?.isSuspended && { label: t`Account`, value: t`Suspended` },
    kind === 'REPORT' && { label: t`Reported by`, value: reporter ? <MemberName {...reporter} /> : gone },
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
      {member ? <MemberTexts {...member} /> : null}
      <CaseActions value={value} />
    </Panel>
  );
}
