import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { DateInput, TextInput } from '../Fields/TextInput.tsx';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import {
  at320,
  chosen,
  inArabic,
  inDark,
  inUrduAt320InDark,
  namedChoices,
  ofEveryState,
} from '../testing/story-states.ts';
import { FieldRow, FormStepper } from './FormStepper.tsx';

const steps = ['Profile Information', 'Preferences'];
const longSteps = ['Profilinformationen und Lebensumstände', 'Wünsche an die Ehepartnerin'];
const saving = (
  <>
    <Button variant="default">Previous</Button>
    <Button loading>Submit</Button>
  </>
);
const errors = (
  <>
    <TextInput label="Full name" defaultValue="" error="Full name is required" />
    <FieldRow>
      <DateInput label="Date of birth" defaultValue="" error="Date of birth is required" />
      <TextInput label="Height (feet)" defaultValue="" error="Height is required" />
    </FieldRow>
  </>
);

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
      Two: steps,
      'Long names': longSteps,
    }),
    actions: namedChoices({
      Next: <Button>Next</Button>,
      'Previous and submit': (
        <>
          <Button variant="default">Previous</Button>
          <Button>Submit</Button>
        </>
      ),
      Saving: saving,
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
      'Three errors': errors,
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
export const EveryState: Story = {
  ...ofEveryState,
  render: (form) => (
    <StateMatrix
      part={FormStepper}
      isStill
      width="26rem"
      args={form}
      more={{
        'With an error': { children: errors },
        Loading: { current: 1, actions: saving },
        Long: { steps: longSteps },
      }}
    />
  ),
};

const name = <TextInput label="Full name" defaultValue="Amina Siddiqui" />;
export const RightAndWrong: StoryObj = doAndDont(
  {
    do: {
      says: 'the error is in the step that it belongs to, before the next one opens.',
      shows: (
        <FormStepper steps={steps} current={0} actions={<Button>Next</Button>}>
          <TextInput label="Full name" error="Full name is required" />
        </FormStepper>
      ),
    },
    dont: {
      says: 'the last step, and a button that waits for an earlier one.',
      shows: (
        <FormStepper steps={steps} current={1} actions={<Button disabled>Submit</Button>}>
          <TextInput label="City" defaultValue="Hyderabad" />
        </FormStepper>
      ),
    },
  },
  {
    do: {
      says: 'fields that belong together, in a few steps.',
      shows: (
        <FormStepper steps={steps} current={0} actions={<Button>Next</Button>}>
          {name}
          <DateInput label="Date of birth" defaultValue="1997-03-14" />
        </FormStepper>
      ),
    },
    dont: {
      says: 'a step for each field.',
      shows: (
        <FormStepper
          steps={['Full name', 'Date of birth', 'Height', 'City']}
          current={0}
          actions={<Button>Next</Button>}
        >
          {name}
        </FormStepper>
      ),
    },
  },
);
