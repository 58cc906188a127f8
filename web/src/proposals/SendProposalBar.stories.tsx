import { members } from '@mithaq/openapi/examples/members.ts';
import type { World } from '@mithaq/mocks/src/world.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { arranged } from '../testing/arranged.ts';
import { atAddress } from '../testing/screen-decorator.tsx';
import { SendProposalBar } from './SendProposalBar.tsx';

const them = members.find(({ profile, isPhoneVerified }) => profile.gender === 'MALE' && isPhoneVerified);

const meta = {
  title: 'Proposals/Send Proposal bar',
  component: SendProposalBar,
  decorators: [atAddress('/')],
  parameters: { world: { signedInAs: 'amina-siddiqui' }, ...arranged((world) => world.state.proposals.clear()) },
  args: { member: { id: them?.profileId ?? '', firstName: them?.name.split(' ')[0] ?? '' } },
} satisfies Meta<typeof SendProposalBar>;
export default meta;

type Story = StoryObj<typeof meta>;

const standing = (side: 'sent' | 'received') =>
  arranged((world: World) => {
    const [me, other] = [world.signedInUserId() ?? '', them?.userId ?? ''];
    const id = '0199a1b2-c3d4-7e5f-8a6b-00000000000a';
    world.state.proposals.clear();
    world.state.proposals.set(id, { id, sender: side === 'sent' ? me : other, receiver: side === 'sent' ? other : me, status: 'PENDING', createdAt: new Date().toISOString() });
  });

export const Open: Story = {};
export const AlreadySent: Story = { parameters: standing('sent') };
export const TheyProposedFirst: Story = { parameters: standing('received') };
