import { useLingui } from '@lingui/react/macro';
import { VerseBlock, type VerseBlockProps } from '@mithaq/ui-kit';
import type { Verse } from '../content/content-schema.ts';
import { placeOf } from '../content/quran-place.ts';
import { currentLanguage } from '../i18n/i18n.ts';

export interface QuranVerseProps extends Pick<VerseBlockProps, 'size' | 'isFramed'> {
  verse: Verse;
}

/** A verse with its translation into the current language and its place. */
export function QuranVerse({ verse, ...look }: QuranVerseProps) {
  const { t } = useLingui();
  return (
    <VerseBlock
      arabic={verse.arabic}
      translation={verse.translation[currentLanguage()]}
      reference={t(placeOf(verse))}
      {...look}
    />
  );
}
