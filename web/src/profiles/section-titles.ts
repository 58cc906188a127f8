import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SectionName } from './profile-fields.ts';

/** The words of the link to the page that edits a section. */
export const sectionTitles: Record<SectionName, MessageDescriptor> = {
  words: msg`Edit the words`,
  facts: msg`Edit the facts`,
  place: msg`Edit the place`,
  preferences: msg`Edit the preferences`,
};

/** Whether a page edits a section of this name. */
export function isSection(name: string): name is SectionName {
  return Object.hasOwn(sectionTitles, name);
}

/** The title of that page, which names whom the profile is about. */
export const sectionHeadings: Record<SectionName, MessageDescriptor> = {
  words: msg({
    message:
      '{person, select, self {Edit the words} son {Edit the words about your son} daughter {Edit the words about your daughter} brother {Edit the words about your brother} sister {Edit the words about your sister} other {Edit the words about this person}}',
  }),
  facts: msg({
    message:
      '{person, select, self {Edit the facts} son {Edit the facts about your son} daughter {Edit the facts about your daughter} brother {Edit the facts about your brother} sister {Edit the facts about your sister} other {Edit the facts about this person}}',
  }),
  place: msg({
    message:
      '{person, select, self {Edit the place} son {Edit where your son lives} daughter {Edit where your daughter lives} brother {Edit where your brother lives} sister {Edit where your sister lives} other {Edit where this person lives}}',
  }),
  preferences: msg({
    message:
      "{person, select, self {Edit the preferences} son {Edit your son's preferences} daughter {Edit your daughter's preferences} brother {Edit your brother's preferences} sister {Edit your sister's preferences} other {Edit the preferences of this person}}",
  }),
};
