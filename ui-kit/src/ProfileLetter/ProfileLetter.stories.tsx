import type { Meta, StoryObj } from '@storybook/react-vite';
import { amina, longUrdu, oneLongWord } from '../samples.ts';
import { Essentials, LetterSection, ProfileLetter } from './ProfileLetter.tsx';

const wishes = (
  <LetterSection title="Looking for">
    <Essentials
      entries={[
        { label: 'Age', value: '28 to 36 years' },
        { label: 'Marital status', value: 'Unmarried, Widowed' },
        { label: 'Lives in', value: 'India, United Arab Emirates' },
      ]}
    />
  </LetterSection>
);

/** A profile, set like a letter of introduction. Prints on one clean page. */
const meta = {
  title: 'Kit/ProfileLetter',
  component: ProfileLetter,
  args: {
    sealId: amina.sealId,
    name: 'Amina',
    subline: [amina.profileId, 'Phone verified', 'Profile created by father'],
    words: `${amina.aboutMe}\n\nOn Fridays I cook for whoever comes.`,
    tags: amina.tags,
    essentials: [
      { label: 'Age', value: '29 years' },
      { label: 'Lives in', value: 'Hyderabad, Telangana, India' },
      { label: 'Height', value: '5.4 ft' },
      { label: 'Marital status', value: 'Unmarried' },
      { label: 'Education', value: 'MBBS' },
      { label: 'Occupation', value: 'Paediatrician' },
      { label: 'School of thought', value: 'Sunni - Hanafi (Ahle Sunnat ul jamaat)' },
    ],
    children: wishes,
  },
} satisfies Meta<typeof ProfileLetter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Letter: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const At320: Story = { globals: { viewport: { value: 'small' } } };
export const InUrdu: Story = { args: { name: 'آمنہ', words: longUrdu } };
export const FifteenHundredLetters: Story = { args: { words: amina.aboutMe.repeat(7).slice(0, 1500) } };
export const OneLongWord: Story = { args: { name: oneLongWord, words: oneLongWord } };
export const WithoutWishes: Story = { args: { children: undefined } };
