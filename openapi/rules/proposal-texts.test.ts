import { describe, expect, it } from 'vitest';
import { newPreferences, newProfile } from '../examples/factories.ts';
import { toStoredPreferences } from './preferences.ts';
import { createdProfile } from './profile-input.ts';
import {
  decideAnswers,
  decideNote,
  sentTexts,
  storedTexts,
  textAuthors,
  textFields,
  toShownTexts,
  type ProposalText,
} from './proposal-texts.ts';

const [home, work] = ['What does a good home mean to you?', 'How do you see work?'];
const receiverProfileId = '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';
const all: ProposalText[] = textFields.map((field) => ({ field, text: `Text of ${field}`, isHeld: false }));
const held = (...fields: ProposalText['field'][]) => all.map((one) => ({ ...one, isHeld: fields.includes(one.field) }));

describe('toShownTexts', () => {
  it('shows both sides all texts that are not held back', () => {
    for (const viewer of ['SENDER', 'RECEIVER'] as const)
      expect(toShownTexts(all, viewer, true)).toEqual({
        note: 'Text of note',
        answers: [
          { question: 'Text of firstQuestion', answer: 'Text of firstAnswer' },
          { question: 'Text of secondQuestion', answer: 'Text of secondAnswer' },
        ],
        answerNote: 'Text of answerNote',
      });
  });

  it.each(textFields)('shows %s, held back, to its author alone', (field) => {
    for (const viewer of ['SENDER', 'RECEIVER'] as const) {
      const isAuthor = textAuthors[field] === viewer;
      const shown = toShownTexts(held(field), viewer, true);
      expect(JSON.stringify(shown).includes(`Text of ${field}`)).toBe(isAuthor);
      expect(shown.heldBack).toEqual(isAuthor ? [field] : undefined);
    }
  });

  it('shows nothing of a side that has left', () => {
    expect(toShownTexts(all, 'SENDER', false)).toEqual({
      note: 'Text of note',
      answers: [{ answer: 'Text of firstAnswer' }, { answer: 'Text of secondAnswer' }],
    });
    expect(toShownTexts(all, 'RECEIVER', false)).toEqual({ answerNote: 'Text of answerNote' });
  });

  it('has no field without a text', () => {
    expect(toShownTexts([], 'SENDER', true)).toEqual({});
  });
});

describe('decideAnswers', () => {
  it('accepts answers to some of the questions, in any order', () => {
    expect(decideAnswers({}, [])).toBeNull();
    const answers = [work, home].map((question) => ({ question, answer: 'Yes.' }));
    expect(decideAnswers({ answers }, [home, work])).toBeNull();
  });

  it.each([
    ['is asked of nobody', [home], [work], 0],
    ['is answered twice', [home, home], [home], 1],
  ])('refuses a question that %s', (_why, asked, questions, at) => {
    const answers = asked.map((question) => ({ question, answer: 'Yes.' }));
    expect(decideAnswers({ answers }, questions)).toMatchObject({
      code: 'validation',
      errors: [{ pointer: `/answers/${at}/question` }],
    });
  });
});

describe('decideNote', () => {
  it.each(['ACCEPTED', 'DECLINED'] as const)('lets a note go with %s', (to) => {
    expect(decideNote(to, 'A word.')).toBeNull();
  });

  it.each(['MARRIAGE_FIXED', 'NOT_COMPATIBLE'] as const)('refuses a note with %s, and no other request', (to) => {
    expect(decideNote(to, 'A word.')).toMatchObject({ errors: [{ pointer: '/note' }] });
    for (const note of [undefined, null, '']) expect(decideNote(to, note)).toBeNull();
  });
});

describe('sentTexts', () => {
  it('has the note, and each answer beside its question, in the order of the questions', () => {
    const answers = [{ question: work, answer: 'As she wishes.' }];
    expect(sentTexts({ receiverProfileId, note: 'A word.', answers }, [home, work])).toEqual({
      note: 'A word.',
      secondQuestion: work,
      secondAnswer: 'As she wishes.',
    });
    expect(sentTexts({ receiverProfileId, note: null }, [home])).toEqual({});
  });
});

describe('storedTexts', () => {
  const author = (city: string) => ({
    profile: createdProfile(newProfile({ city })),
    preferences: toStoredPreferences(newPreferences()),
  });
  const flagged = 'Look for amina.writes, that is all I say.';

  it('holds back what the screening flags, and never the question, which the other side wrote', () => {
    const written = { note: flagged, firstQuestion: flagged, firstAnswer: 'A quiet one.' };
    expect(storedTexts(written, 'SENDER', author('Pune'))).toEqual([
      { field: 'note', text: flagged, isHeld: true },
      { field: 'firstQuestion', text: flagged, isHeld: false },
      { field: 'firstAnswer', text: 'A quiet one.', isHeld: false },
    ]);
  });

  it('reads the texts together with those of the profile', () => {
    const written = { note: 'It begins with 43210, I would say.' };
    const isHeld = (city: string) => storedTexts(written, 'SENDER', author(city)).map((one) => one.isHeld);
    expect(isHeld('Pune')).toEqual([false]);
    expect(isHeld('Pune 98765')).toEqual([true]);
  });

  it('stores nothing without words', () => {
    expect(storedTexts({}, 'RECEIVER', author('Pune'))).toEqual([]);
  });
});
