import { useLingui } from '@lingui/react/macro';
import { VerseBlock } from '@mithaq/ui-kit';
import type { Verse } from '../content/content-schema.ts';
import { placeOf } from '../content/quran-place.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import classes from './Verses.module.css';

export interface VersesProps {
  verses: readonly Verse[];
}

/** A column of verses. */
export function Verses({ verses }: VersesProps) {
  const { t } = useLingui();
  return (
    <div className={classes.verses}>
      {verses.map((verse) => (
        <VerseBlock
          key={verse.id}
          arabic={verse.arabic}
          translation={verse.translation[currentLanguage()]}
          reference={t(placeOf(verse))}
        />
      ))}
    </div>
  );
}
