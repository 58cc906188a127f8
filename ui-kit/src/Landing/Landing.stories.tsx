import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Faq } from '../Faq/Faq.tsx';
import { BookIcon, ShieldIcon, StarIcon } from '../icons/icons.tsx';
import { LinkButton } from '../Link/LinkButton.tsx';
import { TextLink } from '../Link/TextLink.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { SectionHeading } from '../Page/Page.tsx';
import { verses } from '../samples.ts';
import { at320, inArabic, inDark, inUrduAt320InDark } from '../story-states.ts';
import { VerseBlock } from '../Verse/Verse.tsx';
import { Band, CallToAction, FeatureList, Footer, Hero, NumberedSteps } from './Landing.tsx';

/** The parts of the public pages. */
const meta = {
  title: 'Kit/Landing',
  component: Hero,
  subcomponents: { Band, FeatureList, NumberedSteps, CallToAction, Footer },
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj;

const hero = (
  <Hero
    title="A marriage begins with a covenant, not a photo."
    actions={
      <>
        <Button size="lg">Sign In</Button>
        <LinkButton size="lg" variant="default" href="#how-it-works">
          Learn More
        </LinkButton>
      </>
    }
  >
    <p>Mithaq brings together Muslims who seek a spouse, by their words, their faith and their families’ hopes.</p>
  </Hero>
);

export const HeroWide: Story = { render: () => hero };
export const HeroOnAPhone: Story = { render: () => hero, globals: { viewport: { value: 'phone' } } };
export const HeroAt320: Story = { render: () => hero, ...at320 };
export const HeroInDark: Story = { render: () => hero, ...inDark };

const arabicHero = (
  <Hero
    title="الزواج يبدأ بميثاق لا بصورة."
    actions={
      <>
        <Button size="lg">تسجيل الدخول</Button>
        <LinkButton size="lg" variant="default" href="#how-it-works">
          اعرف المزيد
        </LinkButton>
      </>
    }
  >
    <p>يجمع ميثاق بين مسلمين يريدون الزواج، بكلماتهم ودينهم وآمال أهلهم.</p>
  </Hero>
);

export const HeroInArabic: Story = { render: () => arabicHero, ...inArabic };
export const HeroInArabicAt320InDark: Story = {
  render: () => arabicHero,
  globals: { ...inUrduAt320InDark.globals, language: 'ar' },
};
export const Features: Story = {
  render: () => (
    <Band labelledBy="features">
      <SectionHeading id="features" lead="What is different here.">
        Features
      </SectionHeading>
      <FeatureList
        entries={[
          {
            icon: <BookIcon />,
            title: 'Words, not photos',
            text: 'A profile is something one reads. Nobody is chosen or passed over for a picture.',
          },
          {
            icon: <ShieldIcon />,
            title: 'Verified by phone',
            text: 'Everyone you meet here has shown that a phone number is theirs.',
          },
          {
            icon: <StarIcon />,
            title: 'Chosen from your wishes',
            text: 'For You lists those whose wishes fit yours, and whose wishes you fit.',
          },
        ]}
      />
    </Band>
  ),
};
export const VerseBand: Story = {
  render: () => (
    <Band tone="brass">
      <VerseBlock
        arabic={verses.tranquillity}
        translation="And of His signs is this: He created for you helpmeets from yourselves that ye might find rest in them."
        reference="Ar-Rum 30:21"
      />
    </Band>
  ),
};
export const HowItWorks: Story = {
  render: () => (
    <Band tone="raised">
      <SectionHeading align="center">How it Works</SectionHeading>
      <NumberedSteps
        steps={[
          { title: 'Sign in', text: 'With your Google account.' },
          { title: 'Write a profile', text: 'Yours, or that of someone you care for.' },
          { title: 'Verify a phone number', text: 'A code by SMS, once.' },
          { title: 'Send a proposal', text: 'Contact details are shared when both agree.' },
        ]}
      />
    </Band>
  ),
};
export const Questions: Story = {
  render: () => (
    <Band>
      <Faq
        entries={[
          { question: 'How are members verified?', answer: <p>By a code sent to their phone.</p> },
          { question: 'Do I need a photo?', answer: <p>No. Photos are neither required nor shown.</p> },
        ]}
      />
    </Band>
  ),
};
export const LastCall: Story = {
  render: () => <CallToAction title="Begin with a word." action={<Button size="lg">Sign In</Button>} />,
};
export const FootOfThePage: Story = {
  render: () => (
    <Footer
      logo={<Logo />}
      line="A solemn covenant, Qur’an 4:21"
      links={[
        <TextLink key="privacy" isQuiet href="#privacy">
          Privacy Policy
        </TextLink>,
        <TextLink key="terms" isQuiet href="#terms">
          Terms of Service
        </TextLink>,
      ]}
    />
  ),
};
export const FeaturesAt320: Story = { ...Features, ...at320 };
export const FeaturesInDark: Story = { ...Features, ...inDark };
export const VerseBandAt320: Story = { ...VerseBand, ...at320 };
export const VerseBandInDark: Story = { ...VerseBand, ...inDark };
export const HowItWorksAt320: Story = { ...HowItWorks, ...at320 };
export const HowItWorksInDark: Story = { ...HowItWorks, ...inDark };
export const HowItWorksInArabic: Story = {
  ...inArabic,
  render: () => (
    <Band tone="raised">
      <SectionHeading align="center">كيف يعمل ميثاق</SectionHeading>
      <NumberedSteps
        steps={[
          { title: 'سجّل الدخول', text: 'بحسابك في غوغل.' },
          { title: 'اكتب ملفًّا', text: 'ملفك، أو ملف من يهمّك أمره.' },
          { title: 'وثّق رقم هاتف', text: 'رمز في رسالة قصيرة، مرة واحدة.' },
        ]}
      />
    </Band>
  ),
};
export const LastCallAt320: Story = { ...LastCall, ...at320 };
export const FootOfThePageAt320: Story = { ...FootOfThePage, ...at320 };
export const FootOfThePageInDark: Story = { ...FootOfThePage, ...inDark };
