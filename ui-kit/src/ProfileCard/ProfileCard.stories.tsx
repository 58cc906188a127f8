import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardGrid } from '../CardGrid/CardGrid.tsx';
import { amina, longUrdu, maryam, oneLongWord, yusra } from '../samples.ts';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfileCardSkeleton } from './ProfileCardSkeleton.tsx';

const reason = 'Both of you fit each other’s wishes: age, Hyderabad, Hanafi';

/** A member at a glance. The whole card is one link with one focus ring. */
const meta = {
  title: 'Kit/ProfileCard',
  component: ProfileCard,
  args: amina,
  decorators: [(Story) => <div style={{ maxWidth: 352 }}><Story /></div>],
} satisfies Meta<typeof ProfileCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheFeed: Story = {};
export const ForYou: Story = { args: { reason } };
export const WithoutOccupation: Story = { args: { occupation: undefined } };
export const ShortWords: Story = { args: { aboutMe: 'Ask my mother.' } };
export const LongEverything: Story = {
  args: {
    firstName: 'Muhammad-Abdurrahman-Ibrahim',
    place: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, United Kingdom',
    occupation: 'Senior lecturer in comparative jurisprudence',
    education: 'Doctorate in Islamic studies and another one in hydrology',
    aboutMe: `${oneLongWord} ${amina.aboutMe}`,
    tags: ['Career focused', 'Active lifestyle', 'Family oriented'],
    reason: `${reason}, education, occupation and everything else that the two of you have written down so far`,
  },
};
export const InUrdu: Story = { args: { firstName: 'آمنہ', place: 'لاہور، پاکستان', aboutMe: longUrdu } };
export const At320: Story = { args: { reason }, globals: { viewport: { value: 'small' } } };
export const Loading: Story = { render: () => <ProfileCardSkeleton /> };
export const LoadingForYou: Story = { render: () => <ProfileCardSkeleton hasReason /> };

/** Three columns from 1000 px, two from 640, one below. Cards and skeletons are of one height. */
export const Grid: Story = {
  decorators: [(Story) => <div style={{ width: 'min(72rem, 94vw)' }}><Story /></div>],
  render: () => (
    <CardGrid isBusy>
      {[amina, yusra, maryam].map((member) => (
        <ProfileCard key={member.sealId} {...member} reason={reason} />
      ))}
      {[0, 1, 2].map((i) => (
        <ProfileCardSkeleton key={i} hasReason />
      ))}
    </CardGrid>
  ),
};
