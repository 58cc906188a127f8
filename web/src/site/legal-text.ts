import type { MessageDescriptor } from '@lingui/core';

/** A static legal page: sections that a link can point to. */
export type LegalText = {
  title: MessageDescriptor;
  /** The day of the last change, YYYY-MM-DD. */
  lastChanged: string;
  intro: MessageDescriptor;
  sections: LegalSection[];
};

export type LegalSection = {
  id: string;
  heading: MessageDescriptor;
  /** A paragraph that names who runs this copy: {operator} and {email}. */
  operator?: MessageDescriptor;
  paragraphs?: MessageDescriptor[];
  bullets?: MessageDescriptor[];
  /** Paragraphs after the bullets. */
  closing?: MessageDescriptor[];
};
