import type { Meta, StoryObj } from '@storybook/react-vite';
import { inArabic, inDark } from '../story-states.ts';
import * as icons from './icons.tsx';

/** Drawn with one line in the colour of the text; always beside words. Arrows and doors turn with the direction of reading. */
const meta = { title: 'Kit/Icons' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))', gap: 20 }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <span key={name} style={{ display: 'grid', justifyItems: 'start', gap: 4 }}>
          <Icon size={28} />
          {name.replace('Icon', '')}
        </span>
      ))}
    </div>
  ),
};
export const InDark: Story = { ...All, ...inDark };
export const RightToLeft: Story = { ...All, ...inArabic };
