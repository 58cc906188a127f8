import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { NumberField } from '../Fields/NumberField.tsx';
import { DateField, TextField } from '../Fields/TextField.tsx';
import { at320, inArabic, inDark, inUrduAt320InDark } from '../story-states.ts';
import { FieldRow, StepShell } from './StepShell.tsx';

const idle = () => undefined;

/** A form in steps that always says where one is. */
const meta = {
  title: 'Kit/StepShell',
  component: StepShell,
  subcomponents: { FieldRow },
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
export const WithErrors: Story = {
  args: {
    children: (
      <>
        <TextField label="Full name" value="" error="Full name is required" onChange={idle} />
        <FieldRow>
          <DateField label="Date of birth" value="" error="Date of birth is required" onChange={idle} />
          <NumberField label="Height" value="" error="Height is required" onChange={idle} step={0.1} unit="ft" />
        </FieldRow>
      </>
    ),
  },
};
export const Saving: Story = {
  args: {
    current: 1,
    actions: (
      <>
        <Button variant="default">Previous</Button>
        <Button loading>Submit</Button>
      </>
    ),
  },
};
export const LongNamesAt320: Story = {
  ...at320,
  args: { steps: ['Profilinformationen und Lebensumstände', 'Wünsche an die Ehepartnerin'] },
};
export const At320: Story = { ...SecondStep, ...at320 };
export const InDark: Story = { ...SecondStep, ...inDark };
export const InArabic: Story = {
  ...inArabic,
  args: {
    steps: ['بيانات الملف', 'الرغبات'],
    current: 1,
    actions: (
      <>
        <Button variant="default">السابق</Button>
        <Button>إرسال</Button>
      </>
    ),
    children: (
      <>
        <TextField label="الاسم الكامل" value="مريم الأنصارية" onChange={idle} />
        <FieldRow>
          <DateField label="تاريخ الميلاد" value="1995-03-14" onChange={idle} />
          <NumberField label="الطول" value={5.4} onChange={idle} step={0.1} unit="قدم" />
        </FieldRow>
      </>
    ),
  },
};
export const InUrduAt320InDark: Story = {
  ...inUrduAt320InDark,
  args: {
    steps: ['پروفائل کی معلومات', 'ترجیحات'],
    actions: <Button>آگے</Button>,
    children: <TextField label="پورا نام" value="آمنہ رحمان" onChange={idle} />,
  },
};
