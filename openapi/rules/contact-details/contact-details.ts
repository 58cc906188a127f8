import { findAddresses } from './addresses.ts';
import { findHandles } from './handles.ts';
import { findPhones } from './phones.ts';
import { read } from './reading.ts';

export interface ContactDetail {
  /** Its position in the text, in UTF-16 units. */
  start: number;
  end: number;
  kind: 'phone' | 'email' | 'link' | 'handle';
}

/** The phone numbers, e-mail addresses, links and handles of a text, also in evasive writing, in order and apart. */
export function findContactDetails(text: string): ContactDetail[] {
  const tokens = read(text);
  const found = [
    ...findPhones(tokens).map((phone) => ({ ...phone, kind: 'phone' as const })),
    ...findAddresses(tokens),
    ...findHandles(tokens),
  ].sort((a, b) => a.first - b.first);
  const details: ContactDetail[] = [];
  for (const { first, last, kind } of found) {
    const [start, end] = [tokens[first]!.start, tokens[last]!.end];
    const before = details.at(-1);
    if (before && start < before.end) {
      before.end = Math.max(before.end, end);
      // "insta.com/amina" is a link before it is a handle.
      if (before.kind === 'handle') before.kind = kind;
    } else details.push({ start, end, kind });
  }
  return details;
}

/** Whether a text contains a phone number, e-mail address, link or handle. */
export function containsContactDetails(text: string): boolean {
  return findContactDetails(text).length > 0;
}
