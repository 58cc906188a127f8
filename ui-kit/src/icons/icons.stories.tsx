import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from './icons.tsx';

/** Drawn with one line in the colour of the text; always beside words. */
const meta = { title: 'Kit/Icons' } satisfies Meta;

export default meta;

export const All: StoryObj<typeof meta> = {
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
