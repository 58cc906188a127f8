import { Box, Container, Group, Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { navigationId } from '../BottomTabBar/BottomTabBar.tsx';
import { useUiMessages } from '../shared/messages.ts';
import { pageWidths } from './page-widths.ts';
import classes from './Page.module.css';

export interface PageShellProps {
  /** A `Header`. */
  header?: ReactNode;
  /** The content of `<main id="main">`. */
  children: ReactNode;
  /** A `BottomTabBar`. The page keeps room for it. */
  tabBar?: ReactNode;
  /** A `Footer`. */
  footer?: ReactNode;
}

/** The layout of every page: skip links, header, main, footer and tab bar. */
export function PageShell({ header, children, tabBar, footer }: PageShellProps) {
  const { skipToContent, skipToNavigation } = useUiMessages();
  return (
    <div className={classes.shell}>
      <a href="#main" className={classes.skip}>
        {skipToContent}
      </a>
      {/* The tab bar comes last, after a list without an end. */}
      <a href={`#${navigationId}`} className={`${classes.skip} ${classes.skipToNavigation}`}>
        {skipToNavigation}
      </a>
      {header}
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      {footer}
      {tabBar}
    </div>
  );
}

export interface HeaderProps {
  /** A `Logo`. */
  logo: ReactNode;
  /** The Sign In button, or a `BellLink` and an `AvatarMenu`. */
  right?: ReactNode;
}

/** The header of a page: the logo at the start, one or two controls at the end. */
export function Header({ logo, right }: HeaderProps) {
  return (
    <Container component="header" className={classes.header}>
      {logo}
      <Group gap="xs">{right}</Group>
    </Container>
  );
}

export interface PageBodyProps {
  /** The content. */
  children: ReactNode;
  /** `wide` for grids, `reading` for lists, `text` for prose, `form` for forms and profiles. */
  width?: keyof typeof pageWidths;
}

/** Mantine's Container in one of four widths. */
export function PageBody({ children, width = 'wide' }: PageBodyProps) {
  return <Container size={pageWidths[width]}>{children}</Container>;
}

export interface PageHeaderProps {
  /** The h1 of the page. */
  title: ReactNode;
  /** A sentence under the title. */
  lead?: ReactNode;
  /** A control at the end of the sentence's line. */
  right?: ReactNode;
}

/** The heading of a page. */
export function PageHeader({ title, lead, right }: PageHeaderProps) {
  return (
    <Box className={classes.heading}>
      <Title lts="-0.01em">{title}</Title>
      {/* On a phone the first screen is short: the control has a line of its own only beside large text. */}
      <Group gap="sm" className={classes.below}>
        <Box flex="1 1 10rem">{lead ? <Lead>{lead}</Lead> : null}</Box>
        {right}
      </Group>
    </Box>
  );
}

export interface SectionHeadingProps {
  /** The h2 of the section. */
  children: ReactNode;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** The id of the heading, for links and `aria-labelledby`. */
  id?: string;
  /** How the heading is aligned. */
  align?: 'start' | 'center';
}

/** The heading of a section, with a brass lozenge above it. */
export function SectionHeading({ children, lead, id, align = 'start' }: SectionHeadingProps) {
  return (
    <div className={classes.sectionHeading} data-align={align}>
      <Title order={2} id={id} lts="-0.01em" className={classes.sectionTitle}>
        {children}
      </Title>
      {lead ? <Lead>{lead}</Lead> : null}
    </div>
  );
}

function Lead({ children }: { children: ReactNode }) {
  return (
    <Text c="dimmed" maw="40rem" className={classes.lead}>
      {children}
    </Text>
  );
}

export interface PanelProps {
  /** The content. */
  children: ReactNode;
}

/** Mantine's Paper with the padding of a form. */
export function Panel({ children }: PanelProps) {
  return (
    <Paper withBorder shadow="xs" radius="xl" p="clamp(20px, 4vw, 2.5rem)">
      {children}
    </Paper>
  );
}

export interface ProseProps {
  /** Headings, paragraphs and lists. */
  children: ReactNode;
}

/** Longer text, such as the legal pages and the guide. */
export function Prose({ children }: ProseProps) {
  return <div className={classes.prose}>{children}</div>;
}
