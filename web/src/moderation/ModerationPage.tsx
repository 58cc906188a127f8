import { useLingui } from '@lingui/react/macro';
import { PageBody, PageHeader, Tabs } from '@mithaq/ui-kit';
import { useState } from 'react';
import { AuditLog } from './AuditLog.tsx';
import { CaseList } from './CaseList.tsx';
import { MemberSearch } from './MemberSearch.tsx';
import { SuspendedList } from './SuspendedList.tsx';

/** For moderators: open cases, closed cases, a search, suspended members, and the audit log. */
export function ModerationPage() {
  const { t } = useLingui();
  const [tab, setTab] = useState('OPEN');
  return (
    <PageBody width="reading">
      <PageHeader title={t`Moderation`} />
      <Tabs
        label={t`Moderation`}
        tabs={[
          { value: 'OPEN', label: t`Open cases` },
          { value: 'CLOSED', label: t`Closed cases` },
          { value: 'FIND', label: t`Find a member` },
          { value: 'SUSPENDED', label: t`Suspended members` },
          { value: 'AUDIT', label: t`Audit log` },
          { value: 'READS', label: t`Who read what` },
        ]}
        value={tab}
        onChange={setTab}
      >
        {tab === 'AUDIT' || tab === 'READS' ? (
          <AuditLog key={tab} entries={tab === 'AUDIT' ? 'DECISIONS' : 'READS'} />
        ) : tab === 'FIND' ? (
          <MemberSearch />
        ) : tab === 'SUSPENDED' ? (
          <SuspendedList />
        ) : (
          <CaseList key={tab} state={tab === 'OPEN' ? 'OPEN' : 'CLOSED'} />
        )}
      </Tabs>
    </PageBody>
  );
}
