import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SectionName } from './profile-fields.ts';

/** The title of the page that edits a section, and of the link to it. */
export const sectionTitles: Record<SectionName, MessageDescriptor> = {
  words: msg`Edit the words`,
  facts: msg`Edit the facts`,
  place: msg`Edit the place`,
  preferences: msg`Edit the preferences`,
};

// Object.keys forgets the literal type of the keys, which the table's own type holds.
export const sectionNames = Object.keys(sectionTitles) as SectionName[];
