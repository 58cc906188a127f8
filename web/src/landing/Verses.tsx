import { VerseBlock } from '@mithaq/ui-kit';
import type { Verse } from '../content/content-schema.ts';
import classes from './Verses.module.css';

export interface VersesProps {
  verses: readonly Verse[];
}

/** Verses one below the other, with room to pause between them. */
export function Verses({ verses }: VersesProps) {
  return (
    <div className={classes.verses}>
      {verses.map(({ id, arabic, translation, reference }) => (
        <VerseBlock key={id} arabic={arabic} translation={translation} reference={reference} />
      ))}
    </div>
  );
}
