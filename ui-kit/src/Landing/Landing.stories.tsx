import { Group } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { BookIcon, ShieldIcon, StarIcon } from '../icons/icons.tsx';
import { LinkButton } from '../Link/LinkButton.tsx';
import { TextLink } from '../Link/TextLink.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { SectionHeading } from '../Page/Page.tsx';
import { doAndDont, wideFigures } from '../testing/DoAndDont.tsx';
import { amina, verses } from '../testing/samples.ts';
import {
  at320,
  inArabic,
  inArabicInDark,
  inDark,
  inUrduAt320InDark,
  namedChoices,
  onPhone,
} from '../testing/story-states.ts';
import { VerseBlock } from '../Verse/Verse.tsx';
import {
  CallToAction,
  FeatureList,
  Footer,
  Hero,
  NumberedSteps,
  Section,
  Specimen,
  type CallToActionProps,
  type FooterProps,
  type HeroProps,
  type SectionProps,
} from './Landing.tsx';

/** The parts of the pages for visitors. They work without a script. What is pressed in them are Links and Buttons, which have the states. */
const meta = {
  title: 'Kit/Landing',
  component: Hero,
  subcomponents: { Specimen, Section, FeatureList, NumberedSteps, CallToAction, Footer },
  parameters: {
    usage: {
      use: ['For pages that a visitor reads before signing in.'],
      avoid: ['For pages of members: use Page.'],
      anatomy: [
        { part: 'Hero: one sentence', at: 'h1' },
        { part: 'What the product is, in two or three lines', at: '[class*=_heroText_]' },
        { part: 'A filled action and a quiet one', at: '[class*=_heroActions_]' },
        { part: 'An invented profile', at: '[class*=_letter_]' },
        { part: 'What says that it is invented', at: 'figcaption' },
        'Sections with a heading',
        'Features, numbered steps, verses',
        'Call to action',
        'Footer',
      ],
      do: ['Use one filled action: Sign In.', 'Keep it whole without JavaScript, and readable at 320 px.'],
      dont: ['Do not promise what the product does not do.', 'Do not press the reader: no counters, no last chances.'],
      keyboard: { Tab: 'goes through links and actions in the order of reading' },
      screenReader: [
        'Each section has its heading as its name. The numbers of the steps are silent, since they are a list with an order.',
      ],
    },
    layout: 'fullscreen',
  },
} satisfies Meta;

export default meta;
const signIn = namedChoices({ 'Sign In': <Button size="lg">Sign In</Button> });

export const HeroWide: StoryObj<HeroProps> = {
  args: {
    title: 'A marriage begins with a covenant, not a photo.',
    children:
      'A quiet place for Muslims who wish to marry, and for the families who help them. Words instead of photos, and contact by consent.',
    actions: 'Two actions',
    specimen: 'A letter',
  },
  argTypes: {
    title: { control: 'text' },
    children: { control: 'text' },
    actions: namedChoices({
      'Two actions': (
        <>
          <Button size="lg">Sign In</Button>
          <LinkButton size="lg" variant="default" href="#how-it-works">
            Learn More
          </LinkButton>
        </>
      ),
      'One action': <Button size="lg">Sign In</Button>,
    }),
    specimen: namedChoices({
      'A letter': (
        <Specimen
          sealId={amina.sealId}
          name={amina.firstName}
          facts={amina.place}
          author={amina.author}
          caption="An invented profile, as members read one."
        >
          {amina.aboutMe}
        </Specimen>
      ),
    }),
  },
};
export const HeroOnPhone: typeof HeroWide = { ...HeroWide, ...onPhone };
export const HeroAt320: typeof HeroWide = { ...HeroWide, ...at320 };
export const HeroDark: typeof HeroWide = { ...HeroWide, ...inDark };
export const HeroArabic: typeof HeroWide = { ...HeroWide, ...inArabic };
export const HeroUrduAt320Dark: typeof HeroWide = { ...HeroWide, ...inUrduAt320InDark };

export const SectionPlain: StoryObj<SectionProps> = {
  args: { tone: 'plain', labelledBy: 'heading', children: 'Features' },
  argTypes: {
    tone: { control: 'inline-radio', options: ['plain', 'raised', 'brass'] },
    children: namedChoices({
      Features: (
        <>
          <SectionHeading id="heading" lead="What is entrusted here is an amanah. This is what we do with it.">
            Privacy
          </SectionHeading>
          <FeatureList
            entries={[
              {
                icon: <BookIcon />,
                title: 'No photos, anywhere.',
                text: 'There is no place to upload one.',
              },
              {
                icon: <ShieldIcon />,
                title: 'Your full name comes later.',
                text: 'Members see your first name and your age, not your day of birth.',
              },
              {
                icon: <StarIcon />,
                title: 'Proposals are taken seriously',
                text: 'One clear question, one clear answer.',
              },
            ]}
          />
        </>
      ),
      Steps: (
        <>
          <SectionHeading id="heading" align="center">
            How it Works
          </SectionHeading>
          <NumberedSteps
            steps={[
              { title: 'Sign in', text: 'With your Google account. There is no other password to keep.' },
              {
                title: 'Write your profile and verify your phone',
                text: 'Say who you are and whom you hope to meet, then confirm your number with a six-digit code.',
              },
              {
                title: 'Read, and send a proposal',
                text: 'Take your time. When you think that someone may be right for you, send a proposal.',
              },
              {
                title: 'Talk, with your families',
                text: 'Once a proposal is accepted, you see each other’s phone number and e-mail address.',
              },
            ]}
          />
        </>
      ),
      Verse: (
        <VerseBlock
          arabic={verses.tranquillity}
          translation="And of His signs is this: He created for you helpmeets from yourselves that ye might find rest in them, and He ordained between you love and mercy. Lo! herein indeed are portents for folk who reflect."
          reference="Ar-Rum 30:21"
        />
      ),
    }),
  },
  render: (section) => <Section {...section} />,
};
type SectionStory = typeof SectionPlain;
export const Features: SectionStory = { ...SectionPlain };
export const FeaturesAt320: SectionStory = { ...SectionPlain, ...at320 };
export const FeaturesDark: SectionStory = { ...SectionPlain, ...inDark };
export const FeaturesArabicDark: SectionStory = { ...SectionPlain, ...inArabicInDark };

export const StepsRaised: SectionStory = {
  ...SectionPlain,
  args: { ...SectionPlain.args, tone: 'raised', children: 'Steps' },
};
export const StepsAt320: SectionStory = { ...StepsRaised, ...at320 };
export const StepsDark: SectionStory = { ...StepsRaised, ...inDark };
export const StepsArabic: SectionStory = { ...StepsRaised, ...inArabic };

export const VerseBrass: SectionStory = { ...SectionPlain, args: { tone: 'brass', children: 'Verse' } };
export const VerseAt320: SectionStory = { ...VerseBrass, ...at320 };
export const VerseDark: SectionStory = { ...VerseBrass, ...inDark };
export const VerseArabic: SectionStory = { ...VerseBrass, ...inArabic };

export const CallToActionWide: StoryObj<CallToActionProps> = {
  args: {
    title: 'Begin with bismillah.',
    children: 'Write a few honest lines about yourself. That is all it takes to start.',
    action: 'Sign In',
  },
  argTypes: { title: { control: 'text' }, children: { control: 'text' }, action: signIn },
  render: (call) => <CallToAction {...call} />,
};
export const CallToActionAt320: typeof CallToActionWide = { ...CallToActionWide, ...at320 };
export const CallToActionDark: typeof CallToActionWide = { ...CallToActionWide, ...inDark };
export const CallToActionArabic: typeof CallToActionWide = { ...CallToActionWide, ...inArabic };

export const FooterWide: StoryObj<FooterProps> = {
  args: {
    logo: 'Logo',
    line: 'A solemn covenant, Qur’an 4:21',
    links: [
      <TextLink key="privacy" isQuiet href="#privacy">
        Privacy Policy
      </TextLink>,
      <TextLink key="terms" isQuiet href="#terms">
        Terms of Service
      </TextLink>,
    ],
  },
  argTypes: { logo: namedChoices({ Logo: <Logo /> }), line: { control: 'text' }, links: { control: false } },
  render: (footer) => <Footer {...footer} />,
};
export const FooterAt320: typeof FooterWide = { ...FooterWide, ...at320 };
export const FooterDark: typeof FooterWide = { ...FooterWide, ...inDark };
export const FooterArabicDark: typeof FooterWide = { ...FooterWide, ...inArabicInDark };

const begin = {
  title: 'Begin with bismillah.',
  children: 'Write a few honest lines about yourself. That is all it takes to start.',
};

export const RightAndWrong: StoryObj = {
  ...doAndDont(
    {
      do: {
        says: 'one filled action.',
        shows: <CallToAction {...begin} action={<Button size="lg">Sign In</Button>} />,
      },
      dont: {
        says: 'two filled actions: neither is the first.',
        shows: (
          <CallToAction
            {...begin}
            action={
              <Group justify="center">
                <Button size="lg">Sign In</Button>
                <Button size="lg">Learn More</Button>
              </Group>
            }
          />
        ),
      },
    },
    {
      do: {
        says: 'what is so.',
        shows: (
          <FeatureList
            entries={[{ icon: <BookIcon />, title: 'No photos, anywhere.', text: 'There is no place to upload one.' }]}
          />
        ),
      },
      dont: {
        says: 'a promise and a push.',
        shows: (
          <FeatureList
            entries={[
              {
                icon: <StarIcon />,
                title: 'Married within 90 days!',
                text: 'Only 12 places are left today. Join now.',
              },
            ]}
          />
        ),
      },
    },
  ),
  decorators: wideFigures,
};
