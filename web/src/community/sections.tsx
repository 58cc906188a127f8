import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { BookIcon, HandsIcon, HeartIcon } from '@mithaq/ui-kit';
import type { ReactNode } from 'react';

export interface Section {
  /** Anchor for links. */
  id: string;
  /** The heading, which is also the title of its card. */
  title: MessageDescriptor;
  /** A sentence on the card. */
  text: MessageDescriptor;
  icon: ReactNode;
}

/** The three sections of the page, in order. */
export const sections = {
  duas: {
    id: 'duas',
    title: msg`Duas`,
    text: msg`Eight supplications from the Quran and the Sunnah.`,
    icon: <HandsIcon />,
  },
  guidance: {
    id: 'guidance',
    title: msg`Marriage Preparation And Guidance`,
    text: msg`Nine hadith on choosing, marrying and living together.`,
    icon: <BookIcon />,
  },
  stories: {
    id: 'success-stories',
    title: msg`Success Stories`,
    text: msg`Two marriages of the first community, and what they teach.`,
    icon: <HeartIcon />,
  },
} as const satisfies Record<string, Section>;
