import type { Meta, StoryObj } from '@storybook/react-vite';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import { said } from '../testing/said.ts';
import { inArabic, inDark, ofEveryState } from '../testing/story-states.ts';
import { Textarea } from './Textarea.tsx';
import { FieldHelp } from './FieldHelp.tsx';

/** A quiet link to help, in a new tab, so that what was typed stays. */
const meta = {
  title: 'Kit/Fields/Field help',
  component: FieldHelp,
  parameters: {
    usage: {
      use: ['Beside a field, for help that would be too long below it.'],
      avoid: ['For what everyone needs to fill the field: use its description.'],
      anatomy: ['Link', 'Hidden words: opens in a new tab'],
      do: ['Keep what was typed: it opens in a new tab.'],
      dont: ['Do not put two under one field.'],
      keyboard: { Tab: 'reaches the link', Enter: 'opens the help' },
      screenReader: ['It is a link, and says that it opens in a new tab.'],
    },
  },
  args: {
    href: '#about-me',
    children: said(
      '{person, select, self {Tips for writing about yourself} son {Tips for writing about your son} daughter {Tips for writing about your daughter} brother {Tips for writing about your brother} sister {Tips for writing about your sister} other {Tips for writing this text}}',
      { person: 'self' },
    ),
  },
} satisfies Meta<typeof FieldHelp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Help: Story = {};
export const HelpDark: Story = { ...inDark };
export const HelpArabic: Story = { ...inArabic };
export const EveryState: Story = {
  ...ofEveryState,
  render: (props) => <StateMatrix part={FieldHelp} args={props} />,
};

export const RightAndWrong: StoryObj = doAndDont({
  do: {
    says: 'what everyone needs is below the field; the link is for the rest.',
    shows: (
      <>
        <Textarea label="About me" limit={1500} description="What you do, and what matters to you in a home." />
        <FieldHelp href="#about-me">Tips for writing about yourself</FieldHelp>
      </>
    ),
  },
  dont: {
    says: 'a link for what everyone needs.',
    shows: (
      <>
        <Textarea label="About me" limit={1500} />
        <FieldHelp href="#about-me">What may I write here?</FieldHelp>
      </>
    ),
  },
});
