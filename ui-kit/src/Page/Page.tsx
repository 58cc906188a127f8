import type { ReactNode } from 'react';
import { useWords } from '../words.ts';
import classes from './Page.module.css';

export interface PageShellProps {
  /** A `Header`. */
  header?: ReactNode;
  /** The page itself; stands in <main id="main">. */
  children: ReactNode;
  /** A `BottomTabBar`; room is kept for it. */
  tabBar?: ReactNode;
  /** Below everything, such as a footer. */
  footer?: ReactNode;
}

/** The frame of every page: skip link, header, main, tab bar. */
export function PageShell({ header, children, tabBar, footer }: PageShellProps) {
  const { skipToContent } = useWords();
  return (
    <div className={classes.shell}>
      <a href="#main" className={classes.skip}>
        {skipToContent}
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
  /** Sign In, or an `AvatarMenu`. */
  right?: ReactNode;
}

/** Logo at the start, one thing at the end. */
export function Header({ logo, right }: HeaderProps) {
  return (
    <header className={classes.header}>
      {logo}
      <div className={classes.right}>{right}</div>
    </header>
  );
}

export interface PageBodyProps {
  /** The content. */
  children: ReactNode;
  /** `wide` for grids, `reading` for text and lists, `form` for forms and letters. */
  width?: 'wide' | 'reading' | 'form';
}

/** Content at a measure, with room at the sides. */
export function PageBody({ children, width = 'wide' }: PageBodyProps) {
  return <div className={`${classes.body} ${classes[width]}`}>{children}</div>;
}

export interface PageHeaderProps {
  /** The page's one h1. */
  title: ReactNode;
  /** A sentence under it. */
  lead?: ReactNode;
  /** Something at the end of the line. */
  right?: ReactNode;
}

/** The heading of a page. */
export function PageHeader({ title, lead, right }: PageHeaderProps) {
  return (
    <div className={classes.pageHeader}>
      <div>
        <h1 className={classes.title}>{title}</h1>
        {lead ? <p className={classes.lead}>{lead}</p> : null}
      </div>
      {right}
    </div>
  );
}

export interface SectionHeadingProps {
  /** The heading. */
  children: ReactNode;
  /** A sentence under it. */
  lead?: ReactNode;
  /** Anchor for links. */
  id?: string;
  /** Where it stands. */
  align?: 'start' | 'center';
}

/** The heading of a section, with the brass lozenge. */
export function SectionHeading({ children, lead, id, align = 'start' }: SectionHeadingProps) {
  return (
    <div className={classes.sectionHeading} data-align={align}>
      <h2 id={id} className={classes.sectionTitle}>
        {children}
      </h2>
      {lead ? <p className={classes.lead}>{lead}</p> : null}
    </div>
  );
}

export interface PanelProps {
  /** The content. */
  children: ReactNode;
}

/** A sheet to put something on. */
export function Panel({ children }: PanelProps) {
  return <div className={classes.panel}>{children}</div>;
}

export interface ProseProps {
  /** Headings, paragraphs and lists. */
  children: ReactNode;
}

/** Longer text, set to be read: legal pages and the guide. */
export function Prose({ children }: ProseProps) {
  return <div className={classes.prose}>{children}</div>;
}
