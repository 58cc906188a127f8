import { Box } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { listed, said, spoken } from '../testing/said.ts';
import {
  hasSent,
  imran,
  imranFacts,
  imranLooksFor,
  longUrdu,
  oneLongWord,
  words,
  wroteToYou,
} from '../testing/samples.ts';
import { doAndDont, wideFigures } from '../testing/DoAndDont.tsx';
import {
  at320,
  chosen,
  inArabic,
  inArabicInDark,
  inDark,
  inUrduAt320InDark,
  namedChoices,
  onPhone,
} from '../testing/story-states.ts';
import { NoteSheet } from '../NoteSheet/NoteSheet.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { FactList, ProfileDetails, ProfileSection } from './ProfileDetails.tsx';

/** The whole profile of a member, set to be read like a letter of introduction. It prints on one page. */
const meta = {
  title: 'Kit/Profile details',
  component: ProfileDetails,
  subcomponents: { FactList, ProfileSection },
  parameters: {
    usage: {
      use: ['For the whole profile, one’s own or that of another member.'],
      avoid: ['In a list: use Profile card.'],
      anatomy: [
        { part: 'Seal and name, the proposal between the two; on a phone age and place', at: 'header' },
        { part: 'NH-id, proof and author', at: 'header ul:last-of-type' },
        'Notes that came with the proposal',
        { part: 'The words of the member', at: '[class*=_aboutMe_]' },
        { part: 'Tags', at: 'article ul[class*=_list_]' },
        { part: 'Looking for, questions', at: '[class*=_sections_]' },
        { part: 'In short: facts, and below a hairline those that are answered if one likes', at: '[class*=_facts_]' },
        'How you fit',
      ],
      do: ['Let the words come before the facts.', 'Give text its own direction: a member writes in any language.'],
      dont: ['Do not cut the text.', 'Do not show email, phone, income or the exact date of birth.'],
      keyboard: {},
      screenReader: [
        'An article with the name as its heading; each part below has a heading of its own.',
        'The facts are terms with their values. The seal is silent.',
      ],
    },
  },
  args: {
    sealId: imran.sealId,
    name: imran.firstName,
    lead: [imran.age, imran.place],
    subline: [imran.profileId, 'Phone verified', imran.author],
    aboutMe: imran.aboutMe,
    factsTitle: 'In short',
    tags: chosen('Three'),
    facts: chosen('Seven'),
    children: 'Looking for',
  },
  argTypes: {
    tags: namedChoices({ Three: imran.tags, None: [] }),
    facts: namedChoices({
      Seven: imranFacts,
      One: imranFacts.slice(0, 1),
    }),
    children: namedChoices({
      None: undefined,
      'Looking for': (
        <ProfileSection title={said('Looking for', {}, 'a man looks for a woman')}>
          <p style={{ margin: 0 }}>{imranLooksFor}</p>
        </ProfileSection>
      ),
    }),
  },
} satisfies Meta<typeof ProfileDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What members answer if they like, below a hairline. */
export const WithOptionalFacts: Story = {
  args: {
    moreFacts: [
      { label: 'Prayer', value: 'Five times a day' },
      { label: 'Languages', value: listed(spoken('UR'), spoken('EN'), spoken('HI')) },
      { label: 'Family', value: 'Joint family' },
      { label: 'Children', value: 'Rather discuss', isSoft: true },
    ],
  },
};
export const Whole: Story = {};
/** Beside a list, with a proposal: one card, with its note below the name and the facts below the letter. */
export const InAPanel: Story = {
  args: {
    ...WithOptionalFacts.args,
    status: (
      <>
        <span>{hasSent}</span> <StatusBadge tone="yellow">Pending</StatusBadge>
      </>
    ),
    notes: <NoteSheet title={wroteToYou} text={words['note']} />,
  },
  decorators: [
    (Story) => (
      <Box maw={640}>
        <Story />
      </Box>
    ),
  ],
};
export const WithoutPreferences: Story = { args: { children: 'None' } };
export const ShortText: Story = { args: { aboutMe: 'Ask my mother.' } };
export const LongestText: Story = { args: { aboutMe: imran.aboutMe.repeat(7).slice(0, 1500) } };
export const OneLongWordAt320: Story = {
  ...at320,
  args: { name: oneLongWord, aboutMe: oneLongWord, facts: [{ label: 'Occupation', value: oneLongWord }] },
};
export const WholeOnPhone: Story = { ...onPhone };
export const WholeAt320: Story = { ...at320 };
export const WholeDark: Story = { ...inDark };
export const WholeArabic: Story = { ...inArabic };
export const WholeArabicDark: Story = { ...inArabicInDark };
export const WholeUrduAt320Dark: Story = { ...inUrduAt320InDark };

/** A member's text has its own direction, whatever the language of the page. */
export const UrduTextOnAnEnglishPage: Story = { args: { name: 'آمنہ', aboutMe: longUrdu } };
export const EnglishTextOnAnArabicPage: Story = {
  ...inArabic,
  args: { name: 'Sarah', aboutMe: 'I value honesty above charm, and a husband who speaks kindly when he is tired.' },
};

/** Imran, in English: the pictures of the rules are not translated. */
const shown = {
  sealId: imran.sealId,
  name: imran.firstName,
  lead: ['30 years', 'Hyderabad, Telangana, India'],
  subline: ['Phone verified'],
  factsTitle: 'In short',
  facts: [{ label: 'Occupation', value: 'Software engineer' }],
  tags: [],
};

export const RightAndWrong: StoryObj = {
  ...doAndDont({
    do: { says: 'all that the member has written.', shows: <ProfileDetails {...shown} aboutMe={imran.aboutMe} /> },
    dont: {
      says: 'words that end where there is no more room.',
      shows: <ProfileDetails {...shown} aboutMe={`${imran.aboutMe.slice(0, 90)}…`} />,
    },
  }),
  decorators: wideFigures,
};
