import type { ContactRole } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { useLingui } from '@lingui/react/macro';
import { PageBody, PageHeader, Tabs } from '@mithaq/ui-kit';
import { useSearchParams } from 'react-router-dom';
import { useContractWords } from '../languages/use-contract-words.ts';
import { ProposalList } from './ProposalList.tsx';

/** My side of the proposals under each tab. */
const tabs = { received: 'RECEIVER', sent: 'SENDER' } as const satisfies Record<string, ContactRole>;

/** Received and sent proposals; the tab stands in the address. */
export function ProposalsPage() {
  const { t } = useLingui();
  const word = useContractWords();
  const [parameters, setParameters] = useSearchParams();
  const tab = parameters.get('tab') === 'sent' ? 'sent' : 'received';
  return (
    <PageBody width="reading">
      <PageHeader title={t`Proposals`} />
      <Tabs value={tab} onChange={(next) => setParameters(next === 'sent' ? { tab: 'sent' } : {}, { replace: true })} keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="received">{word(labels.ProposalViewType.RECEIVED)}</Tabs.Tab>
          <Tabs.Tab value="sent">{word(labels.ProposalViewType.SENT)}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value={tab}>
          <ProposalList key={tab} role={tabs[tab]} />
        </Tabs.Panel>
      </Tabs>
    </PageBody>
  );
}
