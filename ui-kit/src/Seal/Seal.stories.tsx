import { Group } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { inArabic, inDark } from '../testing/story-states.ts';
import { Seal } from './Seal.tsx';

/** The picture of a member, drawn from the profile id: the same id always gives the same seal. It says nothing about the person. */
const meta = {
  title: 'Kit/Seal',
  component: Seal,
  parameters: {
    usage: {
      use: [
        'Wherever other products have a photo of the person. It is drawn from the profile id, and is always the same.',
      ],
      avoid: ['As mere decoration of a page: the seal represents a person.'],
      anatomy: ['Star of 8, 10 or 12 points', 'Band woven over and under', 'Two or three tones'],
      do: ['Take 60 px on a card, 160 px on a profile, and not less than 24 px.'],
      dont: [
        'Do not choose the seal by hand, and do not mirror it.',
        'Do not give it a label where the name is next to it.',
      ],
      keyboard: {},
      screenReader: ['Silent beside a name. Where it stands alone, a label names it.'],
    },
  },
  args: { id: 'NH-7f3c91aa', size: 60, drawOnce: false },
  argTypes: { size: { control: { type: 'range', min: 24, max: 400 } } },
} satisfies Meta<typeof Seal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnACard: Story = {};

/** Below 40 px the seal has flat stars and no interlacing, which would blur. */
export const Small: Story = { args: { size: 32 } };
export const Large: Story = { args: { size: 320 } };
export const LargeDark: Story = { ...Large, ...inDark };

/** The drawing takes two and a half seconds. With reduced motion the seal is there at once. */
export const DrawnOnce: Story = { args: { size: 320, drawOnce: true } };

/** With a label the seal is an image for screen readers; without one they skip it. */
export const Labelled: Story = { args: { size: 96, label: 'Seal of NH-7f3c91aa' } };

/** Ten stars, three companions, three fillings and fourteen tones: repetitions are rare. */
export const ManyMembers: Story = {
  args: { size: 112 },
  render: ({ size }) => (
    <Group>
      {Array.from({ length: 60 }, (_, i) => (
        <Seal key={i} id={`member-${i}`} size={size} />
      ))}
    </Group>
  ),
};
export const ManyMembersDark: Story = { ...ManyMembers, ...inDark };
export const ManyMembersSmall: Story = { ...ManyMembers, args: { size: 32 } };

/** A seal is not mirrored in right-to-left. */
export const OnACardArabic: Story = { ...inArabic };
export const EverySize: Story = {
  render: ({ id }) => (
    <Group align="end">
      {[24, 32, 40, 56, 72, 104, 160, 240, 380].map((size) => (
        <Seal key={size} id={id} size={size} />
      ))}
    </Group>
  ),
};

export const RightAndWrong: StoryObj = doAndDont(
  {
    do: { says: 'the whole seal, as it was drawn.', shows: <Seal id="NH-7f3c91aa" size={104} /> },
    dont: {
      says: 'cut to a square, as a photo is.',
      shows: (
        <div style={{ width: 72, height: 72, overflow: 'hidden' }}>
          <div style={{ width: 104, margin: -16 }}>
            <Seal id="NH-7f3c91aa" size={104} />
          </div>
        </div>
      ),
    },
  },
  {
    do: { says: '24 px and more.', shows: <Seal id="NH-7f3c91aa" size={32} /> },
    dont: { says: 'smaller: all seals look alike.', shows: <Seal id="NH-7f3c91aa" size={12} /> },
  },
);
