import { useEffect, useState } from 'react';
import { useUserId } from '../auth/use-account.ts';
import { clearDraft, loadDraft, saveDraft, saveDraftsNow } from '../shared/draft-storage.ts';

/** Of a new member's first number, or of the new number of a verified member. */
export type PhoneDraftKind = 'phone' | 'new-phone';

/** What one has done on the page, for as long as the number is not verified. */
export interface PhoneDraft {
  /** The number as typed. */
  phone: string;
  /** The number a code was sent to, and the identity service's id of that message. */
  sent?: { phoneNumber: string; verificationId: string };
  /** When another code can be sent, in milliseconds since 1970. */
  lockedUntil?: number;
}

/** The draft that was left behind, by a press on a tab or a reload. No other tab has it: a number is personal. */
export function useLeftPhoneDraft(kind: PhoneDraftKind): PhoneDraft | undefined {
  const userId = useUserId();
  const [left] = useState(() => (userId ? (loadDraft(userId, kind) as PhoneDraft | undefined) : undefined)); // only usePhoneDraft saves it
  return left;
}

/** Keeps the draft. Returns a function that deletes it. */
export function usePhoneDraft(kind: PhoneDraftKind, { phone, sent, lockedUntil }: PhoneDraft): () => void {
  const userId = useUserId();
  const { phoneNumber, verificationId } = sent ?? {};
  useEffect(() => {
    if (!userId || (phone === '' && lockedUntil === undefined)) return;
    const isSent = phoneNumber !== undefined && verificationId !== undefined;
    saveDraft(userId, kind, { phone, lockedUntil, ...(isSent && { sent: { phoneNumber, verificationId } }) });
  }, [userId, kind, phone, phoneNumber, verificationId, lockedUntil]);
  useEffect(() => {
    window.addEventListener('pagehide', saveDraftsNow);
    return () => {
      window.removeEventListener('pagehide', saveDraftsNow);
      saveDraftsNow();
    };
  }, []);
  return () => {
    if (userId) clearDraft(userId, kind);
  };
}
