import { useId, type ReactNode } from 'react';
import { withOpenTanween } from './open-tanween.ts';
import classes from './Verse.module.css';

export interface ArabicProps {
  /** The text, letter by letter as in its source. */
  children: string;
}

/** Text from the Quran or a supplication, in the script of a mushaf. */
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
  /** The translation into the language of the page; none on an Arabic page. */
  translation?: ReactNode;
  /** The source, "Ar-Rum 30:21". */
  reference: ReactNode;
  /** `small` in cards and empty states. */
  size?: 'small' | 'large';
  /** Rules it around on wide screens, as a page of a mushaf. */
  isFramed?: boolean;
}

/** A verse: Arabic, translation and source. */
export function VerseBlock({ arabic, translation, reference, size = 'large', isFramed = false }: VerseBlockProps) {
  return (
    <figure className={`${classes.verse} ${classes[size]} ${isFramed ? classes.framed : ''}`}>
      <blockquote className={classes.quote}>
        <Arabic>{arabic}</Arabic>
        {translation ? <p className={classes.translation}>{translation}</p> : null}
      </blockquote>
      <figcaption className={classes.reference}>{reference}</figcaption>
    </figure>
  );
}

export interface DuaBlockProps {
  /** The purpose of the supplication. */
  heading: string;
  /** "QURAN" or "HADITH". */
  category: string;
  /** The Arabic, letter by letter as in its source. */
  arabic: string;
  /** The translation into the language of the page; none on an Arabic page. */
  translation?: ReactNode;
  /** Who said it and when. */
  note?: ReactNode;
  /** The source. */
  reference: ReactNode;
}

/** A supplication with its source. */
export function DuaBlock({ heading, category, arabic, translation, note, reference }: DuaBlockProps) {
  const headingId = useId();
  return (
    <article aria-labelledby={headingId} className={classes.dua}>
      <header className={classes.duaTop}>
        <h3 id={headingId} className={classes.heading}>
          {heading}
        </h3>
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
  /** The subject. */
  heading: string;
  /** The text. */
  children: ReactNode;
  /** The label of the note, "Context", "Story", "Key lesson". */
  noteLabel?: string;
  /** The note. */
  note?: ReactNode;
  /** The source. */
  reference: ReactNode;
}

/** A hadith with its context, or a story with its lesson. */
export function Passage({ heading, children, noteLabel, note, reference }: PassageProps) {
  const headingId = useId();
  return (
    <article aria-labelledby={headingId} className={classes.passage}>
      <h3 id={headingId} className={classes.heading}>
        {heading}
      </h3>
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
  /** The label of the banner, "Quote of the day". */
  label: string;
  /** The quote. */
  children: ReactNode;
  /** The source. */
  reference: ReactNode;
}

/** A quote for the day. */
export function QuoteBanner({ label, children, reference }: QuoteBannerProps) {
  return (
    <figure className={classes.banner}>
      <p className={classes.bannerLabel}>{label}</p>
      <blockquote className={classes.bannerText}>{children}</blockquote>
      <figcaption className={classes.reference}>{reference}</figcaption>
    </figure>
  );
}
