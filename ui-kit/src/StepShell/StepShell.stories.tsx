import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { NumberField } from '../Fields/NumberField.tsx';
import { DateField, TextField } from '../Fields/TextField.tsx';
import { FieldRow, StepShell } from './StepShell.tsx';

const idle = () => undefined;

/** A form in steps that always says where one is. */
const meta = {
  title: 'Kit/StepShell',
  component: StepShell,
  args: {
    steps: ['Profile Information', 'Preferences'],
    current: 0,
    actions: <Button>Next</Button>,
    children: (
      <>
        <TextField label="Full name" value="Amina Rahman" onChange={idle} />
        <FieldRow>
          <DateField label="Date of birth" value="1997-03-14" onChange={idle} />
          <NumberField label="Height" value={5.4} onChange={idle} step={0.1} unit="ft" />
        </FieldRow>
      </>
    ),
  },
} satisfies Meta<typeof StepShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {};
export const SecondStep: Story = {
  args: {
    current: 1,
    actions: (
      <>
        <Button variant="default">Previous</Button>
        <Button>Submit</Button>
      </>
    ),
  },
};
export const At320: Story = { ...SecondStep, globals: { viewport: { value: 'small' } } };
