import type { ReactNode } from 'react';
import { logoSealId } from '../Logo/Logo.tsx';
import { Seal } from '../Seal/Seal.tsx';
import { useWords } from '../words.ts';
import classes from './Landing.module.css';

export interface HeroProps {
  /** One sentence; the page's h1. */
  title: ReactNode;
  /** What it is, in two or three lines. */
  children: ReactNode;
  /** One action and a quiet one. */
  actions: ReactNode;
  /** The id whose seal draws itself. */
  sealId?: string;
}

/** The opening of the landing page, with a large seal that draws itself once. */
export function Hero({ title, children, actions, sealId = logoSealId }: HeroProps) {
  return (
    <section className={classes.hero}>
      <div className={classes.heroWords}>
        <h1 className={classes.heroTitle}>{title}</h1>
        <div className={classes.heroLead}>{children}</div>
        <div className={classes.actions}>{actions}</div>
      </div>
      <div className={classes.heroSeal}>
        <Seal id={sealId} size={400} drawOnce />
      </div>
    </section>
  );
}

export interface BandProps {
  /** Anchor for links. */
  id?: string;
  /** Names the section for screen readers; the id of its heading. */
  labelledBy?: string;
  /** `plain` on the page, `raised` on a lighter ground, `brass` for verses. */
  tone?: 'plain' | 'raised' | 'brass';
  /** The content. */
  children: ReactNode;
}

/** A full-width stretch of the landing page. */
export function Band({ id, labelledBy, tone = 'plain', children }: BandProps) {
  return (
    // A link to it brings the focus along, so that the next Tab goes on from there.
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-labelledby={labelledBy}
      className={`${classes.band} ${classes[tone]}`}
    >
      <div className={classes.bandInner}>{children}</div>
    </section>
  );
}

export interface FeatureListProps {
  /** Icon, title and a sentence each. */
  entries: readonly { icon: ReactNode; title: string; text: ReactNode }[];
}

/** What it offers, in two or three columns. */
export function FeatureList({ entries }: FeatureListProps) {
  return (
    <ul className={classes.features}>
      {entries.map(({ icon, title, text }) => (
        <li key={title}>
          <span className={classes.featureIcon}>{icon}</span>
          <h3 className={classes.featureTitle}>{title}</h3>
          <p className={classes.featureText}>{text}</p>
        </li>
      ))}
    </ul>
  );
}

export interface NumberedStepsProps {
  /** Title and a sentence each, in order. */
  steps: readonly { title: string; text: ReactNode }[];
}

/** Three or four steps, one after the other. */
export function NumberedSteps({ steps }: NumberedStepsProps) {
  const { number } = useWords();
  return (
    <ol className={classes.steps}>
      {steps.map(({ title, text }, i) => (
        <li key={title} className={classes.step}>
          <span className={classes.number} aria-hidden>
            {number(i + 1)}
          </span>
          <div>
            <h3 className={classes.featureTitle}>{title}</h3>
            <p className={classes.featureText}>{text}</p>
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
  /** One action. */
  action: ReactNode;
}

/** The last word of the landing page. */
export function CallToAction({ title, children, action }: CallToActionProps) {
  return (
    <section className={classes.call}>
      <Seal id={logoSealId} size={72} />
      <h2 className={classes.callTitle}>{title}</h2>
      {children ? <p className={classes.callText}>{children}</p> : null}
      {action}
    </section>
  );
}

export interface FooterProps {
  /** A `Logo`. */
  logo: ReactNode;
  /** A line under it. */
  line?: ReactNode;
  /** Links, as `TextLink isQuiet`. */
  links: readonly ReactNode[];
  /** Small print. */
  children?: ReactNode;
}

/** The foot of the public pages. */
export function Footer({ logo, line, links, children }: FooterProps) {
  return (
    <footer className={classes.footer}>
      <div className={classes.footerInner}>
        <div>
          {logo}
          {line ? <p className={classes.footerLine}>{line}</p> : null}
        </div>
        <ul className={classes.links}>
          {links.map((link, i) => (
            <li key={i}>{link}</li>
          ))}
        </ul>
      </div>
      {children ? <div className={classes.small}>{children}</div> : null}
    </footer>
  );
}
