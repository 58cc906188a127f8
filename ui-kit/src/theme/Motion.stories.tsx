import type { Meta, StoryObj } from '@storybook/react-vite';
import { Seal } from '../Seal/Seal.tsx';
import { CopyName } from './CopyName.tsx';
import { Sheet, TokenPlace } from '../testing/Foundations.tsx';
import { motion } from './tokens.ts';
import classes from './Foundations.module.css';

/** What moves, how long, and when nothing does. */
const meta = { title: 'Foundations/Motion' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Touched: Story = {
  render: () => (
    <Sheet
      lead={`One duration, ${motion.quick}, and one curve. Nothing moves by itself but the large seal, which draws itself once.`}
    >
      <ul>
        <li>What is touched changes its color, edge or shadow; the arrow of a question turns.</li>
        <li>A menu, a dialog or a drawer fades in, and leaves at once.</li>
        <li>With reduced motion nothing moves: each is there at once, and the seal whole.</li>
      </ul>
      <button type="button" className={classes.track}>
        <span className={classes.dot} />
        Hover or focus
      </button>
      <Seal id="NH-7f3c91aa" size={160} drawOnce />
      {Object.entries({ '--mq-quick': motion.quick, '--mq-ease': motion.ease }).map(([name, value]) => (
        <TokenPlace key={name} name={name}>
          <CopyName name={name}>
            {name}: {value}
          </CopyName>
        </TokenPlace>
      ))}
    </Sheet>
  ),
};
