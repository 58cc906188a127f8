import type { ContactRole, ProposalViewType } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { useLingui } from '@lingui/react/macro';
import { NewsDot, PageBody, PageHeader, Tabs } from '@mithaq/ui-kit';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../i18n/use-messages.ts';
import { OwnStateNote } from '../members/OwnStateNote.tsx';
import { MailHint } from './MailHint.tsx';
import type { Places } from './proposal-groups.ts';
import { ProposalList } from './ProposalList.tsx';
import { ProposalNewsLine } from './ProposalNewsLine.tsx';
import { useProposalNews } from './use-proposal-news.ts';

/** The member's own role in the proposals of each tab. */
const tabs = { received: 'RECEIVER', sent: 'SENDER' } as const satisfies Record<string, ContactRole>;

/** Received and sent proposals; the tab is part of the address. */
export function ProposalsPage() {
  const { t } = useLingui();
  const messages = useMessages();
  const [places] = useState<Places>(() => new Map());
  const [parameters, setParameters] = useSearchParams();
  const tab = parameters.get('tab') === 'sent' ? 'sent' : 'received';
  const { news, unseen } = useProposalNews(tab === 'sent' ? 'SENT' : 'RECEIVED');
  const labelOf = (type: ProposalViewType) => (
    <>
      {messages.text(labels.ProposalViewType[type])}
      {unseen.includes(type) ? <NewsDot label={t`new`} /> : null}
    </>
  );
  return (
    <PageBody width="reading">
      <PageHeader title={t`Proposals`} />
      <OwnStateNote />
      <ProposalNewsLine news={news} />
      <Tabs
        tabs={[
          { value: 'received', label: labelOf('RECEIVED') },
          { value: 'sent', label: labelOf('SENT') },
        ]}
        value={tab}
        onChange={(next) => setParameters(next === 'sent' ? { tab: 'sent' } : {}, { replace: true })}
      >
        <ProposalList key={tab} role={tabs[tab]} places={places} />
      </Tabs>
      <MailHint />
    </PageBody>
  );
}
