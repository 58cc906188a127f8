import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { DateInput, TextInput } from '../Fields/TextInput.tsx';
import { at320, chosen, inArabic, inDark, inUrduAt320InDark, namedChoices } from '../testing/story-states.ts';
import { FieldRow, FormStepper } from './FormStepper.tsx';

/** A form in steps that always says where one is. */
const meta = {
  title: 'Kit/Form stepper',
  component: FormStepper,
  subcomponents: { FieldRow },
  parameters: {
    usage: {
      use: ['For a long form in two or three steps, of which the person should see where they are.'],
      avoid: ['For a form that fits on one screen.'],
      anatomy: [
        { part: 'List of steps', at: 'ol' },
        { part: 'The number of the current step', at: '[aria-current] [class*=mark]' },
        { part: 'How many there are, and its name', at: '[aria-current] > :last-child' },
        { part: 'Fields, in one column; two in a row where they belong together', at: '[class*=_fields_]' },
        { part: 'Actions', at: '[class*=_actions_]' },
      ],
      do: [
        'Check a step when the person leaves it, and move the focus to the first error.',
        'Keep what was typed when going back.',
      ],
      dont: ['Do not let a later step be opened before the earlier one is right.'],
      keyboard: { Tab: 'goes from field to field', Enter: 'in a line of text, presses the main action' },
      screenReader: [
        'The steps are a list with a name. Each says its number of how many; the one that is open is the current step.',
      ],
    },
  },
  args: {
    steps: chosen('Two'),
    current: 0,
    actions: chosen('Next'),
    children: chosen('Three fields'),
  },
  argTypes: {
    steps: namedChoices({
      Two: ['Profile Information', 'Preferences'],
      'Long names': ['Profilinformationen und Lebensumstände', 'Wünsche an die Ehepartnerin'],
    }),
    actions: namedChoices({
      Next: <Button>Next</Button>,
      'Previous and submit': (
        <>
          <Button variant="default">Previous</Button>
          <Button>Submit</Button>
        </>
      ),
      Saving: (
        <>
          <Button variant="default">Previous</Button>
          <Button loading>Submit</Button>
        </>
      ),
    }),
    children: namedChoices({
      'Three fields': (
        <>
          <TextInput label="Full name" defaultValue="Amina Siddiqui" />
          <FieldRow>
            <DateInput label="Date of birth" defaultValue="1997-03-14" />
            <TextInput label="Height (feet)" defaultValue="5'4" />
          </FieldRow>
        </>
      ),
      'Three errors': (
        <>
          <TextInput label="Full name" defaultValue="" error="Full name is required" />
          <FieldRow>
            <DateInput label="Date of birth" defaultValue="" error="Date of birth is required" />
            <TextInput label="Height (feet)" defaultValue="" error="Height is required" />
          </FieldRow>
        </>
      ),
    }),
  },
} satisfies Meta<typeof FormStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {};
export const SecondStep: Story = { args: { current: 1, actions: chosen('Previous and submit') } };
export const WithErrors: Story = { args: { children: chosen('Three errors') } };
export const Saving: Story = { args: { current: 1, actions: chosen('Saving') } };
export const LongNamesAt320: Story = { ...at320, args: { steps: chosen('Long names') } };
export const SecondStepAt320: Story = { ...SecondStep, ...at320 };
export const SecondStepDark: Story = { ...SecondStep, ...inDark };
export const SecondStepArabic: Story = { ...SecondStep, ...inArabic };
export const FirstStepUrduAt320Dark: Story = { ...inUrduAt320InDark };
