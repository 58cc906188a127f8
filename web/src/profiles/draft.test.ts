import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDraft, clearDrafts, saveDraft, saveDraftsNow } from './draft-storage.ts';
import { readDraft, type ProfileDraft } from './draft.ts';
import { initialValues, withValue } from './profile-form-values.ts';

beforeEach(() => localStorage.clear());
afterEach(clearDrafts);

const empty = initialValues();
const typed: ProfileDraft = {
  values: withValue(withValue(empty, 'profileCreationInput.fullName', 'Maryam'), 'profileCreationInput.height', 5.4),
  step: 1,
};
const state = 'profileCreationInput.state';

function save(userId: string, kind: 'create' | 'edit', draft: ProfileDraft): void {
  saveDraft(userId, kind, draft);
  saveDraftsNow();
}

describe('a draft', () => {
  it('comes back for the same account and form only', () => {
    save('a', 'create', typed);
    expect(readDraft('a', 'create', empty)).toEqual(typed);
    expect(readDraft('b', 'create', empty)).toBeUndefined();
    expect(readDraft('a', 'edit', empty)).toBeUndefined();
  });

  it('keeps a choice that was taken back, over what is stored', () => {
    save('a', 'edit', { values: empty, step: 0 });
    const stored = withValue(empty, state, 'Telangana');
    expect(readDraft('a', 'edit', stored)?.values.profileCreationInput.state).toBeNull();
  });

  it('takes only what fits the form, and no ids', () => {
    const profileCreationInput = { profileId: 'x', fullName: 7, tags: 'no', height: '5', city: 'Pune', unknown: 'x' };
    localStorage.setItem('mithaq.draft.create.a', JSON.stringify({ values: { profileCreationInput }, step: 9 }));
    expect(readDraft('a', 'create', empty)).toEqual({
      values: withValue(empty, 'profileCreationInput.city', 'Pune'),
      step: 0,
    });
  });

  it.each(['{broken', 'null', '7', '{"values":null,"step":0}'])('is none in %s', (stored) => {
    localStorage.setItem('mithaq.draft.create.a', stored);
    expect(readDraft('a', 'create', empty)).toBeUndefined();
  });

  it('of the flat shape of earlier versions brings nothing', () => {
    const flat = { fullName: 'Maryam', tags: ['RELIGIOUS'], preferredMinAge: '20' };
    localStorage.setItem('mithaq.draft.create.a', JSON.stringify({ values: flat, step: 1 }));
    expect(readDraft('a', 'create', empty)?.values).toEqual(empty);
  });

  it('goes when it is sent, and all go on sign-out', () => {
    save('a', 'create', typed);
    save('a', 'edit', typed);
    clearDraft('a', 'create');
    expect(readDraft('a', 'create', empty)).toBeUndefined();
    expect(readDraft('a', 'edit', empty)).toBeDefined();
    localStorage.setItem('other', 'stays');
    clearDrafts();
    expect(Object.keys(localStorage)).toEqual(['other']);
  });

  it('that was not saved yet goes too', () => {
    saveDraft('a', 'create', typed);
    clearDrafts();
    saveDraftsNow();
    expect(localStorage).toHaveLength(0);
  });

  it('is saved a moment after the last change', () => {
    vi.useFakeTimers();
    saveDraft('a', 'create', typed);
    expect(localStorage).toHaveLength(0);
    vi.runAllTimers();
    expect(localStorage).toHaveLength(1);
    vi.useRealTimers();
  });
});
