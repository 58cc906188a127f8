import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetMembers, keepForMember } from '../shared/member-storage.ts';
import { clearDraft, clearDrafts, draftLifetime, saveDraft, saveDraftsNow } from '../shared/draft-storage.ts';
import { initialValues, readDraft, withValue, type ProfileDraft } from './profile-form-values.ts';

beforeEach(() => {
  clearDrafts();
  sessionStorage.clear();
  localStorage.clear();
  keepForMember();
});

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

/** The format of another version of the client, which may have just written it. */
function store(draft: object): void {
  sessionStorage.setItem('mithaq.draft.create.a', JSON.stringify({ savedAt: Date.now(), ...draft }));
}

describe('a draft', () => {
  it('is restored for the same account and form only', () => {
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
    store({ values: { profileCreationInput }, step: 9 });
    expect(readDraft('a', 'create', empty)).toEqual({
      values: withValue(empty, 'profileCreationInput.city', 'Pune'),
      step: 0,
    });
  });

  it.each(['{broken', 'null', '7', '{"values":null,"step":0}'])('is none in %s', (stored) => {
    sessionStorage.setItem('mithaq.draft.create.a', stored);
    expect(readDraft('a', 'create', empty)).toBeUndefined();
  });

  it('of the flat shape of earlier versions brings nothing', () => {
    const flat = { fullName: 'Maryam', tags: ['RELIGIOUS'], preferredMinAge: '20' };
    store({ values: flat, step: 1 });
    expect(readDraft('a', 'create', empty)?.values).toEqual(empty);
  });

  it('is deleted when it is sent, and all are deleted on sign-out', () => {
    save('a', 'create', typed);
    save('a', 'edit', typed);
    clearDraft('a', 'create');
    expect(readDraft('a', 'create', empty)).toBeUndefined();
    expect(readDraft('a', 'edit', empty)).toBeDefined();
    sessionStorage.setItem('other', 'stays');
    forgetMembers();
    expect(Object.keys(sessionStorage)).toEqual(['other']);
  });

  it('is not written any more once nobody is signed in', () => {
    saveDraft('a', 'create', typed);
    forgetMembers();
    saveDraftsNow();
    saveDraft('a', 'create', typed);
    saveDraftsNow();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is written again when the same page leads back to Google', () => {
    save('a', 'create', typed);
    forgetMembers();
    keepForMember();
    saveDraftsNow();
    expect(readDraft('a', 'create', empty)).toEqual(typed);
  });

  it('is deleted after three days', () => {
    vi.useFakeTimers();
    save('a', 'create', typed);
    vi.setSystemTime(Date.now() + draftLifetime - 1);
    expect(readDraft('a', 'create', empty)).toEqual(typed);
    vi.setSystemTime(Date.now() + 1);
    expect(readDraft('a', 'create', empty)).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
    vi.useRealTimers();
  });

  it('is saved a moment after the last change, in the storage of the tab alone', () => {
    vi.useFakeTimers();
    saveDraft('a', 'create', typed);
    expect(sessionStorage).toHaveLength(0);
    vi.runAllTimers();
    expect(sessionStorage).toHaveLength(1);
    expect(localStorage).toHaveLength(0);
    vi.useRealTimers();
  });
});
