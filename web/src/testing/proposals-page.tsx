import type { ProposalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { ProposalsAndProfilePage } from '../profiles/ProposalsAndProfilePage.tsx';
import { amina, imran } from './people.ts';
import { renderScreen, useMockBackend } from './render-screen.tsx';

/** The page of proposals, opened by Amina over the mocks, which know her and Imran. */
export function useProposalsPage() {
  const held = useMockBackend({ members: [amina, imran], signedInAs: amina.key });
  return {
    get mockBackend() {
      return held.mockBackend;
    },
    /** A proposal between the two, of this moment, with Amina on this side. */
    given(status: ProposalStatus, side: 'sent' | 'received') {
      const id = '0199a1b2-c3d4-7e5f-8a6b-00000000000a';
      const [sender, receiver] = side === 'sent' ? [amina.userId, imran.userId] : [imran.userId, amina.userId];
      const at = new Date().toISOString();
      held.mockBackend.state.proposals.push({ id, sender, receiver, status, createdAt: at, changedAt: at });
    },
    open(side: 'sent' | 'received' = 'received') {
      return renderScreen(<ProposalsAndProfilePage />, {
        route: '/proposals',
        at: side === 'sent' ? '/proposals?tab=sent' : '/proposals',
      });
    },
  };
}
