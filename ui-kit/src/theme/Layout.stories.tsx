import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyName } from './CopyName.tsx';
import { Sheet, TokenPlace, withPx } from '../testing/Foundations.tsx';
import { theme } from './theme.ts';
import { target } from './tokens.ts';

/** Where the columns of a page change. A page is at most 72rem (1152 px) wide, a text at most 42rem (672 px). */
const meta = { title: 'Foundations/Layout' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Breakpoints: Story = {
  render: () => (
    <Sheet lead="One column on a phone, two columns of cards from sm, three from lg; from 64em (1024 px) a profile has its facts beside the letter. Whatever is pressed is at least --mq-target high and wide.">
      <ul>
        {Object.entries(theme.breakpoints ?? {}).map(([name, width]) => (
          <li key={name}>
            {name}: from {withPx(String(width))}
          </li>
        ))}
      </ul>
      <TokenPlace name="--mq-target">
        <CopyName name="--mq-target">--mq-target: {target}</CopyName>
      </TokenPlace>
    </Sheet>
  ),
};
