import { members } from '@mithaq/openapi/examples/members.ts';
import { ProposalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { World } from '@mithaq/mocks/src/world.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { arranged } from '../testing/arranged.ts';
import { atAddress } from '../testing/screen-decorator.tsx';
import { ProposalsPage } from './ProposalsPage.tsx';

const meta = {
  title: 'Proposals/Proposals',
  component: ProposalsPage,
  parameters: { layout: 'fullscreen', world: { signedInAs: 'amina-siddiqui' } },
} satisfies Meta<typeof ProposalsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const men = members.filter(({ profile, isPhoneVerified }) => profile.gender === 'MALE' && isPhoneVerified);

/** One proposal in every status, on one side. */
const everyStatus = (side: 'sent' | 'received') =>
  arranged((world: World) => {
    const me = world.signedInUserId() ?? '';
    world.state.proposals.clear();
    Object.values(ProposalStatus).forEach((status, i) => {
      const id = `0199a1b2-c3d4-7e5f-8a6b-00000000000${i}`;
      const them = men[i]?.userId ?? '';
      world.state.proposals.set(id, { id, sender: side === 'sent' ? me : them, receiver: side === 'sent' ? them : me, status, createdAt: new Date().toISOString() });
    });
  });

const received = [atAddress('/proposals')];
const sent = [atAddress('/proposals', '/proposals?tab=sent')];

export const Received: Story = { decorators: received, parameters: everyStatus('received') };
export const Sent: Story = { decorators: sent, parameters: everyStatus('sent') };
export const NoneReceived: Story = { decorators: received, parameters: arranged((world) => world.state.proposals.clear()) };
export const NoneSent: Story = { decorators: sent, parameters: arranged((world) => world.state.proposals.clear()) };
export const Failing: Story = { decorators: received, parameters: arranged((world) => world.fail('listProposals', 'offline')) };
