import type { Meta, StoryObj } from '@storybook/react-vite';
import { inArabic, inDark } from '../story-states.ts';
import { Seal } from './Seal.tsx';

/** The product's signature: where other sites put a photo, a member has a seal, the same every time. */
const meta = { title: 'Kit/Seal', component: Seal, args: { id: 'NH-7f3c91aa' } } satisfies Meta<typeof Seal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnACard: Story = { args: { size: 60 } };

/** Below 40 px flat stars, so that nothing blurs. */
export const Small: Story = { args: { size: 32 } };
export const Large: Story = { args: { size: 320 } };
export const LargeInDark: Story = { ...inDark, args: { size: 320 } };

/** Once, in two and a half seconds; still where motion is unwanted. */
export const DrawingItselfOnce: Story = { args: { size: 320, drawOnce: true } };

/** Says its name to a screen reader; elsewhere it is an ornament and silent. */
export const Named: Story = { args: { size: 96, label: 'Seal of NH-7f3c91aa' } };

const many = (count: number, size: number) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
    {Array.from({ length: count }, (_, i) => (
      <Seal key={i} id={`member-${i}`} size={size} />
    ))}
  </div>
);

/** Ten stars, three companions, three fillings, fourteen tones: repeats are rare. */
export const ManyMembers: Story = { render: () => many(60, 112) };
export const ManyMembersInDark: Story = { ...inDark, render: () => many(60, 112) };
export const ManySmall: Story = { render: () => many(60, 32) };

/** Symmetric: it does not turn with the direction of reading. */
export const InArabic: Story = { ...inArabic, args: { size: 104 } };
export const EverySize: Story = {
  render: ({ id }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 20 }}>
      {[24, 32, 40, 56, 72, 104, 160, 240, 380].map((size) => (
        <Seal key={size} id={id} size={size} />
      ))}
    </div>
  ),
};
