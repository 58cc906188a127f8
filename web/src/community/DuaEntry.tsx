import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DuaBlock } from '@mithaq/ui-kit';
import type { Dua } from '../content/content-schema.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { useSource } from './use-source.ts';

const tags: Record<Dua['category'], MessageDescriptor> = { QURAN: msg`QURAN`, HADITH: msg`HADITH` };

/** A dua with its source. */
export function DuaEntry({ dua }: { dua: Dua }) {
  const { t } = useLingui();
  const source = useSource();
  const { heading, category, arabic, translation, note } = dua;
  return (
    <DuaBlock
      heading={t(heading)}
      category={t(tags[category])}
      arabic={arabic}
      translation={translation[currentLanguage()]}
      note={note && t(note)}
      reference={source(dua)}
    />
  );
}
