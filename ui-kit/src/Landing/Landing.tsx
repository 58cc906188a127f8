import { Container, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { logoSealId } from '../Logo/Logo.tsx';
import { Seal } from '../Seal/Seal.tsx';
import { useUiMessages } from '../shared/messages.ts';
import classes from './Landing.module.css';

export interface HeroProps {
  /** One sentence, the h1 of the page. */
  title: ReactNode;
  /** What the product is, in two or three lines. */
  children: ReactNode;
  /** A filled button and a quiet one. */
  actions: ReactNode;
  /** A `Specimen`. */
  specimen: ReactNode;
}

/** The top of the landing page: a text, and an example next to it. */
export function Hero({ title, children, actions, specimen }: HeroProps) {
  return (
    <Container component="section" className={classes.hero}>
      <div>
        <Title lts="-0.02em" className={classes.heroTitle}>
          {title}
        </Title>
        <Text component="div" c="dimmed" maw="34rem" textWrap="pretty" className={classes.heroText}>
          {children}
        </Text>
        <Group gap="sm" className={classes.heroActions}>
          {actions}
        </Group>
      </div>
      {specimen}
    </Container>
  );
}

export interface SpecimenProps {
  /** The id from which the seal is drawn, which draws itself once. */
  sealId: string;
  /** The first name. */
  name: ReactNode;
  /** Age and place, in a line. */
  facts: ReactNode;
  /** Who wrote the profile, in a line of its own. */
  author: ReactNode;
  /** What the person wrote. */
  children: ReactNode;
  /** Says that the person is invented. */
  caption: ReactNode;
}

/** An invented profile, set as members read one. */
export function Specimen({ sealId, name, facts, author, children, caption }: SpecimenProps) {
  return (
    <figure className={classes.specimen}>
      <div className={classes.letter}>
        <div className={classes.letterHead}>
          <Seal id={sealId} size={72} drawOnce />
          <div>
            <p className={classes.letterName}>{name}</p>
            <Text fz="sm" c="dimmed">
              {facts}
            </Text>
            <Text fz="sm" c="dimmed">
              {author}
            </Text>
          </div>
        </div>
        <p className={classes.letterText}>{children}</p>
      </div>
      <figcaption className={classes.caption}>{caption}</figcaption>
    </figure>
  );
}

export interface SectionProps {
  /** The id of the section, for links. */
  id?: string;
  /** The id of its heading, which names the section for screen readers. */
  labelledBy?: string;
  /** `plain` on the color of the page, `raised` on that of a card, `brass` for verses. */
  tone?: 'plain' | 'raised' | 'brass';
  /** The content. */
  children: ReactNode;
}

/** A section of the landing page, as wide as the window. */
export function Section({ id, labelledBy, tone = 'plain', children }: SectionProps) {
  return (
    // A link to the section moves the focus there, so that the next Tab continues from it.
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-labelledby={labelledBy}
      className={`${classes.section} ${classes[tone]}`}
    >
      <Container>{children}</Container>
    </section>
  );
}

export interface FeatureListProps {
  /** An icon, a title and a sentence for each feature. */
  entries: readonly { icon: ReactNode; title: string; text: ReactNode }[];
}

/** The features in one to three columns. */
export function FeatureList({ entries }: FeatureListProps) {
  return (
    <SimpleGrid
      cols={{ base: 1, sm: 2, lg: 4 }}
      spacing={{ base: '1rem', sm: '2.5rem' }}
      className={`${classes.list} ${classes.features}`}
      component="ul"
    >
      {entries.map(({ icon, title, text }) => (
        <li key={title}>
          <span className={classes.featureIcon}>{icon}</span>
          <div>
            <Entry title={title}>{text}</Entry>
          </div>
        </li>
      ))}
    </SimpleGrid>
  );
}

function Entry({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Title order={3} className={classes.entryTitle}>
        {title}
      </Title>
      <Text c="dimmed" textWrap="pretty" className={classes.entryText}>
        {children}
      </Text>
    </>
  );
}

export interface NumberedStepsProps {
  /** A title and a sentence for each step, in order. */
  steps: readonly { title: string; text: ReactNode }[];
}

/** Three or four numbered steps. */
export function NumberedSteps({ steps }: NumberedStepsProps) {
  const { number } = useUiMessages();
  return (
    <ol className={`${classes.list} ${classes.steps}`}>
      {steps.map(({ title, text }, i) => (
        <li key={title} className={classes.step}>
          <span className={classes.number} aria-hidden>
            {number(i + 1)}
          </span>
          <div>
            <Entry title={title}>{text}</Entry>
          </div>
        </li>
      ))}
    </ol>
  );
}

export interface CallToActionProps {
  /** One sentence. */
  title: ReactNode;
  /** A line under it. */
  children?: ReactNode;
  /** One button. */
  action: ReactNode;
}

/** The end of the landing page: one sentence and one button. */
export function CallToAction({ title, children, action }: CallToActionProps) {
  return (
    <Stack
      align="center"
      gap="sm"
      px="1.25rem"
      pt="clamp(1.5rem, 6vw, 4rem)"
      pb="clamp(0.5rem, 4vw, 3rem)"
      ta="center"
      component="section"
    >
      <Seal id={logoSealId} size={72} />
      <Title order={2} lts="-0.01em" maw="30rem">
        {title}
      </Title>
      {children ? (
        <Text c="dimmed" maw="34rem" mb="xs">
          {children}
        </Text>
      ) : null}
      {action}
    </Stack>
  );
}

export interface FooterProps {
  /** A `Logo`. */
  logo: ReactNode;
  /** A line under the logo. */
  line?: ReactNode;
  /** Links, as `TextLink isQuiet`. */
  links: readonly ReactNode[];
  /** Small print. */
  children?: ReactNode;
}

/** The footer of the pages for visitors. */
export function Footer({ logo, line, links, children }: FooterProps) {
  return (
    <footer className={classes.footer}>
      <Container>
        <Group justify="space-between" gap="0.75rem 2rem">
          <div>
            {logo}
            {line ? (
              <Text inherit mt={4}>
                {line}
              </Text>
            ) : null}
          </div>
          <ul className={`${classes.list} ${classes.links}`}>
            {links.map((link, i) => (
              <li key={i}>{link}</li>
            ))}
          </ul>
        </Group>
        {children ? (
          <Text component="div" fz="xs" mt="md">
            {children}
          </Text>
        ) : null}
      </Container>
    </footer>
  );
}
