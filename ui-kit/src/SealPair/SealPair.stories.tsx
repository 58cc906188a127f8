import type { Meta, StoryObj } from '@storybook/react-vite';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { inArabic, inDark } from '../testing/story-states.ts';
import { SealPair } from './SealPair.tsx';

/** Two people on their way: apart in a question, touching after a yes, in woven rings once their marriage is fixed. */
const meta = {
  title: 'Kit/Seal pair',
  component: SealPair,
  parameters: {
    usage: {
      use: ['At the head of a dialog or a page about a proposal: who it is between, and how near they are.'],
      avoid: ['In a list: a card has the seal of the other one alone.'],
      anatomy: [
        { part: 'Two seals', at: 'svg' },
        { part: 'An ornament between them while they are apart', at: '[class*=ornament]' },
        'Two rings of brass, of which each passes over the other one once',
      ],
      do: ['Say the names in the text beside it.'],
      dont: ['Do not move the seals: nearness is a fact, not an effect.'],
      keyboard: {},
      screenReader: ['Both seals are silent: the text beside them has the names.'],
    },
  },
  args: { ids: ['NH-7f3c91aa', 'member-7'], bond: 'woven', size: 106 },
  argTypes: { size: { control: { type: 'range', min: 40, max: 160 } } },
} satisfies Meta<typeof SealPair>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Apart: Story = { args: { bond: 'apart', size: 56 } };
export const ApartDark: Story = { ...Apart, ...inDark };
export const Touching: Story = { args: { bond: 'touching', size: 80 } };
export const Woven: Story = {};
export const WovenDark: Story = { ...inDark };
export const WovenArabic: Story = { ...inArabic };

const Between = ({ bond }: { bond: 'apart' | 'touching' | 'woven' }) => (
  <div style={{ textAlign: 'center' }}>
    <SealPair ids={['NH-7f3c91aa', 'member-7']} bond={bond} size={64} />
    <p style={{ margin: 'var(--mq-space-3) 0 0' }}>Imran has sent you a proposal.</p>
  </div>
);

export const RightAndWrong: StoryObj = doAndDont({
  do: { says: 'apart, as long as there is a question.', shows: <Between bond="apart" /> },
  dont: { says: 'woven before both have said that they marry.', shows: <Between bond="woven" /> },
});
