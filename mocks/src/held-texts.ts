import { endedCase, screenTexts, textCaseChanges } from '@mithaq/openapi/rules/flagged-texts.ts';
import type { ContactRole, FlaggedField } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { withHeldTexts, type Texts } from '@mithaq/openapi/rules/held-texts.ts';
import { storedTexts, type WrittenTexts } from '@mithaq/openapi/rules/proposal-texts.ts';
import type { HandlerContext } from './handler-context.ts';
import { notify, notifyModerators } from './notify.ts';
import type { Member, State, StoredCase, StoredProposal } from './state.ts';

type Context = Pick<HandlerContext, 'state' | 'now' | 'newId' | 'moderatorEmails'>;

/** Stores these texts of a member; those that the screening flags are held back from others. */
export function storeTexts(
  { user, ...context }: Context & { user: Member },
  texts: Texts,
  before?: ReturnType<typeof withHeldTexts<Member['profile'], Member['preferences']>>,
): void {
  const stored = screenTexts(texts, casesOf(context.state, user), before);
  Object.assign(user.profile, stored.profile);
  Object.assign(user.preferences, stored.preferences);
  updateTextCases({ user, ...context });
}

/** Opens, changes and closes the cases of texts for the texts that are held back. */
export function updateTextCases({ user, ...context }: Context & { user: Member }): void {
  const { state, now, newId } = context;
  const { open, ask, end } = textCaseChanges(user.profile, casesOf(state, user));
  const openedAt = now().toISOString();
  const opened = open.map((one): StoredCase => ({ id: newId(), kind: 'TEXT', member: user.id, ...one, openedAt }));
  state.cases.push(...opened);
  for (const { found, text } of ask) {
    // Under another id: a moderator who has read the earlier text cannot release this one.
    Object.assign(found, { id: newId(), text, openedAt });
    for (const decided of ['closedAt', 'decision', 'outcome'] as const) delete found[decided];
  }
  for (const one of [...opened, ...ask.map(({ found }) => found)]) notifyModerators(context, one);
  if (open.length + ask.length > 0) notify(context, { user: user.id, kind: 'TEXT_HELD', subject: user.id });
  for (const one of end) Object.assign(one, endedCase('CHANGING_TEXT', openedAt));
}

type NewTexts = {
  proposal: StoredProposal;
  written: WrittenTexts;
  role: ContactRole;
  author: Member;
};

/** Stores what a member writes with a proposal. What the screening flags is held back from the other side, and has a case. */
export function storeProposalTexts({ proposal, written, role, author }: NewTexts, context: Context): void {
  const { state, now, newId } = context;
  const texts = storedTexts(written, role, withHeldTexts(author.profile, author.preferences));
  if (texts.length > 0) proposal.texts = [...(proposal.texts ?? []), ...texts];
  for (const { field, text } of texts.filter(({ isHeld }) => isHeld)) {
    const about = { member: author.id, field, text, proposalId: proposal.id };
    const opened = { id: newId(), kind: 'TEXT' as const, ...about, openedAt: now().toISOString() };
    state.cases.push(opened);
    notifyModerators(context, opened);
    notify(context, { user: author.id, kind: 'TEXT_HELD', subject: proposal.id });
  }
}

/** Closes the cases of texts that go with a proposal which its sender has taken back. */
export function endProposalCases({ cases }: State, proposal: StoredProposal, now: Date): void {
  for (const one of cases)
    if (one.proposalId === proposal.id && !one.closedAt)
      Object.assign(one, endedCase('TAKING_BACK', now.toISOString()));
}

/** The cases of the texts of a profile. */
function casesOf({ cases }: State, { id }: Member): (StoredCase & { field?: FlaggedField })[] {
  return cases.filter(
    (one): one is StoredCase & { field?: FlaggedField } =>
      one.kind === 'TEXT' && one.member === id && one.proposalId === undefined,
  );
}
