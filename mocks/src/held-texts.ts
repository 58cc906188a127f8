import {
  changedDecision,
  heldTextsForCases,
  textCaseChanges,
  textsToHold,
  type TextCase,
} from '@mithaq/openapi/rules/flagged-texts.ts';
import { heldFields, holdBack, withHeldTexts } from '@mithaq/openapi/rules/held-texts.ts';
import type { HandlerContext } from './handler-context.ts';
import type { Member, State } from './state.ts';

type Context = Pick<HandlerContext, 'state' | 'now' | 'newId'>;
type Texts = Parameters<typeof textsToHold>[0] & Parameters<typeof holdBack>[0];

/** Stores these texts of a member; those that the screening flags are held back from others. */
export function storeTexts(
  { user, ...context }: Context & { user: Member },
  texts: Texts,
  before?: ReturnType<typeof withHeldTexts<Member['profile'], Member['preferences']>>,
): void {
  const held = textsToHold(texts, casesOf(context.state, user), before);
  const stored = holdBack(
    texts,
    held.map(({ field }) => field),
  );
  Object.assign(user.profile, stored.profile);
  Object.assign(user.preferences, stored.preferences);
  updateTextCases({ user, ...context });
}

/** Opens, changes and closes the cases of texts for the texts that are held back. */
export function updateTextCases({ state, user, now, newId }: Context & { user: Member }): void {
  const { heldTexts = {}, isVerified } = user.profile;
  const { open, ask, end } = textCaseChanges(heldTextsForCases(heldTexts), casesOf(state, user), isVerified);
  const openedAt = now().toISOString();
  for (const one of open) state.cases.push({ id: newId(), kind: 'TEXT', member: user.id, ...one, openedAt });
  for (const one of state.cases) {
    const text = ask.find(({ id }) => id === one.id)?.text;
    if (text !== undefined) {
      if (one.text === text && !one.closedAt) continue;
      // Under another id: a moderator who has read the earlier text cannot release this one.
      Object.assign(one, { id: newId(), text, openedAt });
      for (const decided of ['closedAt', 'decision', 'outcome'] as const) delete one[decided];
    } else if (end.includes(one.id))
      Object.assign(one, { closedAt: openedAt, decision: changedDecision, outcome: 'CHANGED' });
  }
}

/** Shows a text to others that was held back. */
export function releaseText({ profile, preferences }: Member, field: string | undefined, now: () => Date): void {
  const fields = heldFields(profile.heldTexts);
  if (!fields.some((one) => one === field)) return;
  const stored = holdBack(
    withHeldTexts(profile, preferences),
    fields.filter((one) => one !== field),
  );
  Object.assign(profile, stored.profile, { matchChangedAt: now().toISOString() });
  Object.assign(preferences, stored.preferences);
}

function casesOf({ cases }: State, { id }: Member): TextCase[] {
  return cases
    .filter(({ kind, member }) => kind === 'TEXT' && member === id)
    .map((one) => ({ ...one, isOpen: one.closedAt === undefined }));
}
