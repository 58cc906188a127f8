import { useLingui } from '@lingui/react/macro';
import {
  Section,
  CallToAction,
  Faq,
  FeatureList,
  Hero,
  LinkButton,
  NumberedSteps,
  SectionHeading,
  Specimen,
} from '@mithaq/ui-kit';
import type { KeyboardEvent, MouseEvent } from 'react';
import { SignInButton } from '../auth/SignInButton.tsx';
import { faq } from '../content/faq.ts';
import { landing } from '../content/landing.ts';
import { beautyOfNikah, marriageInIslam } from '../content/verses.ts';
import { scrollToElement } from '../shared/scroll.ts';
import { featureIcons } from './feature-icons.tsx';
import { Promises } from './Promises.tsx';
import { Questions } from './Questions.tsx';
import { QuranVerse } from './QuranVerse.tsx';

const sectionOfSteps = 'how-it-works';

/** The page for visitors. */
export function LandingPage() {
  const { t } = useLingui();
  const { hero, specimen, features, privacy, howItWorks, faqHeading, finalCall } = landing;
  return (
    <>
      <Hero
        title={t(hero.heading)}
        specimen={
          <Specimen
            sealId="specimen"
            name={t(specimen.name)}
            facts={t(specimen.facts)}
            author={t(specimen.author)}
            caption={t(specimen.caption)}
          >
            {t(specimen.text)}
          </Specimen>
        }
        actions={
          <>
            <SignInButton size="lg" />
            {/* A link, so that it also works without scripts. */}
            <LinkButton
              href={`#${sectionOfSteps}`}
              role="button"
              size="lg"
              variant="default"
              onClick={showSteps}
              onKeyDown={pressOnSpace}
            >
              {t(hero.learnMore)}
            </LinkButton>
          </>
        }
      >
        <p>
          {t(hero.text)} {t(hero.cost)}
        </p>
      </Hero>

      <Section id={sectionOfSteps} labelledBy="how-it-works-heading" tone="raised">
        <SectionHeading id="how-it-works-heading">{t(howItWorks.heading)}</SectionHeading>
        <NumberedSteps steps={howItWorks.steps.map(({ heading, text }) => ({ title: t(heading), text: t(text) }))} />
      </Section>

      <Section id="features" labelledBy="features-heading">
        <SectionHeading id="features-heading">{t(features.heading)}</SectionHeading>
        <FeatureList
          entries={features.items.map(({ heading, text }, index) => ({
            icon: featureIcons[index % featureIcons.length],
            title: t(heading),
            text: t(text),
          }))}
        />
      </Section>

      <Section id="marriage-in-islam" labelledBy="marriage-in-islam-heading" tone="brass">
        <SectionHeading id="marriage-in-islam-heading" align="center">
          {t(landing.marriageInIslam.heading)}
        </SectionHeading>
        <QuranVerse verse={marriageInIslam} isFramed />
      </Section>

      <Section id="beauty-of-nikah" labelledBy="beauty-of-nikah-heading">
        <SectionHeading id="beauty-of-nikah-heading" lead={t(landing.beautyOfNikah.text)}>
          {t(landing.beautyOfNikah.heading)}
        </SectionHeading>
        <Faq
          entries={beautyOfNikah.map(({ heading, verse }) => ({
            question: t(heading),
            aside: `${verse.surah}:${verse.from}`,
            answer: <QuranVerse verse={verse} />,
          }))}
        />
      </Section>

      <Section id="privacy" labelledBy="privacy-heading" tone="raised">
        <SectionHeading id="privacy-heading" lead={t(privacy.intro)}>
          {t(privacy.heading)}
        </SectionHeading>
        <Promises promises={privacy.promises} />
      </Section>

      <Section id="faq" labelledBy="faq-heading">
        <SectionHeading id="faq-heading">{t(faqHeading)}</SectionHeading>
        <Questions entries={faq} />
      </Section>

      <CallToAction title={t(finalCall.heading)} action={<SignInButton size="lg" />}>
        {t(finalCall.text)}
      </CallToAction>
    </>
  );
}

function showSteps(event: MouseEvent): void {
  const section = document.getElementById(sectionOfSteps);
  if (!section) return;
  event.preventDefault();
  scrollToElement(section);
  // The next Tab continues from there.
  section.focus({ preventScroll: true });
}

/** Enter activates a link; a button also needs Space. */
function pressOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
