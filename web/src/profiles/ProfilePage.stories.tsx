import { members } from '@mithaq/openapi/examples/members.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { arranged } from '../testing/arranged.ts';
import { atAddress } from '../testing/screen-decorator.tsx';
import { ProfilePage } from './ProfilePage.tsx';

const idOf = (key: string) => members.find((member) => member.key === key)?.profileId ?? key;
const showing = (profileId: string) => [atAddress('/profile/:profileId', `/profile/${profileId}`)];
const someMan = members.find(({ profile, isPhoneVerified }) => profile.gender === 'MALE' && isPhoneVerified)?.key ?? '';

const meta = {
  title: 'Profiles/Profile',
  component: ProfilePage,
  parameters: { layout: 'fullscreen', world: { signedInAs: 'amina-siddiqui' } },
} satisfies Meta<typeof ProfilePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Letter: Story = { decorators: showing(idOf(someMan)) };
export const OneselfAsOthersDo: Story = { decorators: showing(idOf('amina-siddiqui')) };
export const NotFound: Story = { decorators: showing('nobody') };
export const Failing: Story = {
  decorators: showing(idOf(someMan)),
  parameters: arranged((world) => world.fail('getProfile', { code: 'rate-limited', detail: 'You have seen many profiles today. Please continue tomorrow.' })),
};
export const Loading: Story = { decorators: showing(idOf(someMan)), parameters: arranged((world) => world.slow('getProfile')) };
