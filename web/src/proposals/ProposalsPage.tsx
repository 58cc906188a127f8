import type { ContactRole } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { labels } from '@mithaq/openapi/generated/forms.ts';
import { PageBody, PageHeader, Tabs } from '@mithaq/ui-kit';
import { useSearchParams } from 'react-router-dom';
import { ProposalList } from './ProposalList.tsx';

/** My side of the proposals under each tab. */
const tabs = { received: 'RECEIVER', sent: 'SENDER' } as const satisfies Record<string, ContactRole>;

/** Received and sent proposals; the tab stands in the address. */
export function ProposalsPage() {
  const [parameters, setParameters] = useSearchParams();
  const tab = parameters.get('tab') === 'sent' ? 'sent' : 'received';
  return (
    <PageBody width="reading">
      <PageHeader title="Proposals" />
      <Tabs value={tab} onChange={(next) => setParameters(next === 'sent' ? { tab: 'sent' } : {}, { replace: true })} keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="received">{labels.ProposalViewType.RECEIVED}</Tabs.Tab>
          <Tabs.Tab value="sent">{labels.ProposalViewType.SENT}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value={tab}>
          <ProposalList key={tab} role={tabs[tab]} />
        </Tabs.Panel>
      </Tabs>
    </PageBody>
  );
}
