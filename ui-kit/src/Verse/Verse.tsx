import type { ReactNode } from 'react';
import { withOpenTanween } from './open-tanween.ts';
import classes from './Verse.module.css';

export interface ArabicProps {
  /** Letter by letter as in its source. */
  children: string;
}

/** Words of the Quran, or a supplication, in the letters of a mushaf. */
export function Arabic({ children }: ArabicProps) {
  return (
    <p className={classes.arabic} lang="ar" dir="rtl">
      {withOpenTanween(children)}
    </p>
  );
}

export interface VerseBlockProps {
  /** The Arabic, letter by letter as in its source. */
  arabic: string;
  /** Its meaning in the language of the page; none where that is Arabic. */
  translation?: ReactNode;
  /** Where it stands, "Ar-Rum 30:21". */
  reference: ReactNode;
  /** `small` inside of cards and empty states. */
  size?: 'small' | 'large';
}

/** A verse as in a fine edition: Arabic, meaning, reference. */
export function VerseBlock({ arabic, translation, reference, size = 'large' }: VerseBlockProps) {
  return (
    <figure className={`${classes.verse} ${classes[size]}`}>
      <blockquote className={classes.quote}>
        <Arabic>{arabic}</Arabic>
        {translation ? <p className={classes.translation}>{translation}</p> : null}
      </blockquote>
      <figcaption className={classes.reference}>{reference}</figcaption>
    </figure>
  );
}

export interface DuaBlockProps {
  /** What the dua is for. */
  heading: string;
  /** Where it comes from, "Quran" or "Hadith". */
  category: string;
  /** The Arabic, letter by letter as in its source. */
  arabic: string;
  /** Its meaning in the language of the page; none where that is Arabic. */
  translation?: ReactNode;
  /** Who said it, and when. */
  note?: ReactNode;
  /** Where it stands. */
  reference: ReactNode;
}

/** A supplication with its source. */
export function DuaBlock({ heading, category, arabic, translation, note, reference }: DuaBlockProps) {
  return (
    <article className={classes.dua}>
      <header className={classes.duaTop}>
        <h3 className={classes.heading}>{heading}</h3>
        <span className={classes.category}>{category}</span>
      </header>
      <Arabic>{arabic}</Arabic>
      {translation ? <p className={classes.translation}>{translation}</p> : null}
      {note ? <p className={classes.duaNote}>{note}</p> : null}
      <p className={classes.reference}>{reference}</p>
    </article>
  );
}

export interface PassageProps {
  /** What it is about. */
  heading: string;
  /** The text itself. */
  children: ReactNode;
  /** What stands over the note, "Context", "Story", "Key lesson". */
  noteLabel?: string;
  /** The note. */
  note?: ReactNode;
  /** Where it stands. */
  reference: ReactNode;
}

/** A hadith with its context, or a story with its lesson. */
export function Passage({ heading, children, noteLabel, note, reference }: PassageProps) {
  return (
    <article className={classes.passage}>
      <h3 className={classes.heading}>{heading}</h3>
      <div className={classes.text}>{children}</div>
      {note ? (
        <div className={classes.note}>
          {noteLabel ? <p className={classes.noteLabel}>{noteLabel}</p> : null}
          {note}
        </div>
      ) : null}
      <p className={classes.reference}>{reference}</p>
    </article>
  );
}

export interface QuoteBannerProps {
  /** What the banner is, "Today's reminder". */
  label: string;
  /** The words. */
  children: ReactNode;
  /** Where they stand. */
  reference: ReactNode;
}

/** One sentence for the day. */
export function QuoteBanner({ label, children, reference }: QuoteBannerProps) {
  return (
    <figure className={classes.banner}>
      <p className={classes.bannerLabel}>{label}</p>
      <blockquote className={classes.bannerText}>{children}</blockquote>
      <figcaption className={classes.reference}>{reference}</figcaption>
    </figure>
  );
}
