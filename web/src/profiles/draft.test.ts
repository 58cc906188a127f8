import { beforeEach, describe, expect, it } from 'vitest';
import { clearDraft, clearDrafts, readDraft, saveDraft } from './draft.ts';
import { emptyForm } from './form-values.ts';

beforeEach(() => localStorage.clear());

const typed = { values: { ...emptyForm, fullName: 'Maryam', country: 'IN' }, step: 1 };

describe('a draft', () => {
  it('comes back for the same account and form only', () => {
    saveDraft('a', 'create', typed);
    expect(readDraft('a', 'create', emptyForm)).toEqual(typed);
    expect(readDraft('b', 'create', emptyForm)).toBeUndefined();
    expect(readDraft('a', 'edit', emptyForm)).toBeUndefined();
  });

  it('keeps a choice that was taken back, over what is stored', () => {
    saveDraft('a', 'edit', { values: { ...emptyForm, state: null }, step: 0 });
    expect(readDraft('a', 'edit', { ...emptyForm, state: 'TG' })?.values.state).toBeNull();
  });

  it('takes only what fits the form', () => {
    localStorage.setItem(
      'mithaq.draft.create.a',
      JSON.stringify({ values: { fullName: 7, tags: 'no', city: 'Pune', unknown: 'x' }, step: 9 }),
    );
    expect(readDraft('a', 'create', emptyForm)).toEqual({ values: { ...emptyForm, city: 'Pune' }, step: 0 });
    localStorage.setItem('mithaq.draft.create.a', '{broken');
    expect(readDraft('a', 'create', emptyForm)).toBeUndefined();
  });

  it('goes when it is sent, and all go on sign-out', () => {
    saveDraft('a', 'create', typed);
    saveDraft('a', 'edit', typed);
    clearDraft('a', 'create');
    expect(readDraft('a', 'create', emptyForm)).toBeUndefined();
    expect(readDraft('a', 'edit', emptyForm)).toBeDefined();
    localStorage.setItem('other', 'stays');
    clearDrafts();
    expect(Object.keys(localStorage)).toEqual(['other']);
  });
});
