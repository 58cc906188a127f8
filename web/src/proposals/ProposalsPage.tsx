import type { ContactRole } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { useLingui } from '@lingui/react/macro';
import { PageBody, PageHeader, Tabs } from '@mithaq/ui-kit';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useContractMessages } from '../i18n/use-contract-messages.ts';
import type { Places } from './proposal-groups.ts';
import type { ProposalMenu } from './ProposalItem.tsx';
import { ProposalList } from './ProposalList.tsx';

/** The member's own role in the proposals of each tab. */
const tabs = { received: 'RECEIVER', sent: 'SENDER' } as const satisfies Record<string, ContactRole>;

/** Received and sent proposals; the tab is part of the address. */
export function ProposalsPage({ menu }: { menu?: ProposalMenu }) {
  const { t } = useLingui();
  const word = useContractMessages();
  const [places] = useState<Places>(() => new Map());
  const [parameters, setParameters] = useSearchParams();
  const tab = parameters.get('tab') === 'sent' ? 'sent' : 'received';
  return (
    <PageBody width="reading">
      <PageHeader title={t`Proposals`} />
      <Tabs
        tabs={[
          { value: 'received', label: word(labels.ProposalViewType.RECEIVED) },
          { value: 'sent', label: word(labels.ProposalViewType.SENT) },
        ]}
        value={tab}
        onChange={(next) => setParameters(next === 'sent' ? { tab: 'sent' } : {}, { replace: true })}
      >
        <ProposalList key={tab} role={tabs[tab]} menu={menu} places={places} />
      </Tabs>
    </PageBody>
  );
}
