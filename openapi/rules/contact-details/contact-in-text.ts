import type { ContactInText } from '../../generated/hooks/model/index.ts';
import { findContactDetails } from './contact-details.ts';

/** The first contact details of a normalized text, as the contract names them, or undefined. */
export function contactInText(text: string): ContactInText | undefined {
  const [first] = findContactDetails(text);
  return first && { kind: kinds[first.kind], start: first.start, end: first.end };
}

const kinds = { phone: 'PHONE', email: 'EMAIL', link: 'LINK', handle: 'HANDLE' } as const;
