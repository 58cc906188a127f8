import type { ReactNode } from 'react';
import { Seal } from '../Seal/Seal.tsx';
import { Tags } from '../Tags/Tags.tsx';
import classes from './ProfileLetter.module.css';

export interface Essential {
  /** What it is, "Lives in". */
  label: string;
  /** What it says, "Hyderabad, Telangana, India". */
  value: ReactNode;
}

export interface ProfileLetterProps {
  /** The id whose seal is shown. */
  sealId: string;
  /** The name that heads the letter. */
  name: string;
  /** Short facts under the name, "NH-7f3c91aa", "Phone verified". */
  subline: readonly ReactNode[];
  /** The facts, as a definition list. */
  essentials: readonly Essential[];
  /** The member's own words; paragraphs are kept. */
  words: string;
  /** Three words, as they are shown. */
  tags: readonly string[];
  /** Sections below, such as "Looking for". */
  children?: ReactNode;
}

/** A profile that reads like a letter of introduction. Prints on one page. */
export function ProfileLetter({ sealId, name, subline, essentials, words, tags, children }: ProfileLetterProps) {
  return (
    <article className={classes.letter}>
      <header className={classes.top}>
        <Seal id={sealId} size={104} className={classes.seal} />
        <div className={classes.who}>
          <h1 className={classes.name}>
            <bdi>{name}</bdi>
          </h1>
          <ul className={classes.subline}>
            {subline.map((part, i) => (
              <li key={i}>{part}</li>
            ))}
          </ul>
        </div>
      </header>
      <Essentials entries={essentials} />
      <div className={classes.words} dir="auto">
        {words}
      </div>
      <Tags tags={tags} />
      {children}
    </article>
  );
}

/** Facts as a definition list. */
export function Essentials({ entries }: { /** The facts, in order. */ entries: readonly Essential[] }) {
  return (
    <dl className={classes.essentials}>
      {entries.map(({ label, value }) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export interface LetterSectionProps {
  /** The heading, "Looking for". */
  title: string;
  /** Its content, words or `Essentials`. */
  children: ReactNode;
}

/** A further section of a letter. */
export function LetterSection({ title, children }: LetterSectionProps) {
  return (
    <section className={classes.section}>
      <h2 className={classes.sectionTitle}>{title}</h2>
      {children}
    </section>
  );
}
