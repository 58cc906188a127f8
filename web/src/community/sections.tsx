import { BookIcon, HandsIcon, HeartIcon } from '@mithaq/ui-kit';
import type { ReactNode } from 'react';

export interface Section {
  /** Anchor for links. */
  id: string;
  /** The heading, and the words on the card that leads here. */
  title: string;
  /** A sentence on the card. */
  text: string;
  icon: ReactNode;
}

/** The three parts of the page, in order. */
export const sections = {
  duas: { id: 'duas', title: 'Duas', text: 'Eight supplications from the Quran and the Sunnah.', icon: <HandsIcon /> },
  guidance: { id: 'guidance', title: 'Marriage Preparation And Guidance', text: 'Nine hadith on choosing, marrying and living together.', icon: <BookIcon /> },
  stories: { id: 'success-stories', title: 'Success Stories', text: 'Two marriages of the first community, and what they teach.', icon: <HeartIcon /> },
} as const satisfies Record<string, Section>;
