import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ContactInText } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { normalizeText } from '@mithaq/openapi/rules/text.ts';

/** The longest quotation of a text, in characters. */
const longest = 60;

/** The error of a field whose words look like contact details. Errors of the form are texts, so readContactError reads it again. */
export function toContactError({ kind, start, end }: ContactInText, text: string): string {
  const words = Array.from(normalizeText(text).slice(start, end));
  return `${kind}\n${words.length > longest ? `${words.slice(0, longest).join('')}…` : words.join('')}`;
}

/** The content that toContactError wrote, or undefined for another error. */
export function readContactError(error: string): { kind: ContactInText['kind']; words: string } | undefined {
  const [, kind, words] = /^(PHONE|EMAIL|LINK|HANDLE)\n([\s\S]*)$/.exec(error) ?? [];
  return kind && words !== undefined ? { kind: kind as ContactInText['kind'], words } : undefined; // one of the four
}

/** The sentences of the form about such words. */
export const contactSentences: Record<ContactInText['kind'], (words: string) => MessageDescriptor> = {
  PHONE: (words) => msg`These words look like a phone number: “${words}”`,
  EMAIL: (words) => msg`These words look like an e-mail address: “${words}”`,
  LINK: (words) => msg`These words look like a link: “${words}”`,
  HANDLE: (words) => msg`These words look like a name on another service: “${words}”`,
};
