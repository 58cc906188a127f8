import { describe, expect, it } from 'vitest';
import { people } from '../../examples/people.ts';
import { containsContactDetails } from './contact-details.ts';
import { evasions, evasionsToHold, innocents, innocentsToShow } from './corpora/corpora.ts';
import { isSuspicious, isSuspiciousTogether } from './suspicious-text.ts';

describe('flagged', () => {
  it.each([
    'Look for amina.writes, that is all I say.',
    'everyone knows me as aminak92',
    'my hotmail is old but it works',
    'a m i n a, g m a i l',
    '我的电话是 九八四五零一二三四五',
    '壹贰叁肆伍陆柒捌玖零',
  ])('is %j, which the screening lets pass', (text) => {
    expect(containsContactDetails(text)).toBe(false);
    expect(isSuspicious(text)).toBe(true);
  });

  it.each(['', 'I do not use WhatsApp or Instagram.', 'Batch of 2012/2016/2018', 'Salary 12,00,000', 'I pray 5 times'])(
    'is not %j',
    (text) => expect(isSuspicious(text)).toBe(false),
  );

  it.each([
    'Wa alaykum as-salam Hannah. Please call my brother first.',
    'wa ʿalaykum as salaam wa rahmatullah',
    'W alaikum-us-salam, thank you.',
    "Wa'alaykum as-Salam",
    'Wa iyyaka',
    'Wassalam, Yusuf',
    'Hasan al-Basri, rahimahullah',
  ])('and not refused is the greeting %j', (text) => {
    expect(containsContactDetails(text)).toBe(false);
    expect(isSuspicious(text)).toBe(false);
  });

  it('is a greeting with a number', () => expect(isSuspicious('Wa alaykum as-salam, wa 98765 43210')).toBe(true));

  it('or refused are at least 95 % of the evasions in many languages', () => {
    const passing = evasionsToHold().filter((text) => !containsContactDetails(text) && !isSuspicious(text));
    expect(passing.length / evasionsToHold().length <= 0.05 ? [] : passing).toEqual([]);
  });

  it('are at most 4 % of the innocent texts in many languages, and at most 1 % are refused', () => {
    const all = innocentsToShow();
    const refused = all.filter(containsContactDetails);
    expect(refused.length / all.length <= 0.01 ? [] : refused).toEqual([]);
    const held = all.filter((text) => !containsContactDetails(text) && isSuspicious(text));
    expect(held.length / all.length <= 0.04 ? [] : held).toEqual([]);
  });

  it('are at most 4 % of the innocent texts, and none of the demo members’', () => {
    const flagged = innocents().filter(({ text }) => !containsContactDetails(text) && isSuspicious(text));
    expect(flagged.length / innocents().length <= 0.04 ? [] : flagged).toEqual([]);
    const texts = people.flatMap(({ aboutMe, education, occupation, city }) => [aboutMe, education, occupation, city]);
    expect(texts.filter(isSuspicious)).toEqual([]);
    expect(people.filter(({ preferences }) => isSuspiciousTogether(preferences.cities))).toEqual([]);
  });

  it('are at least a quarter of the evasions that pass because a word is missing', () => {
    const passing = evasions()
      .flatMap(({ text }) => {
        const words = text.split(' ');
        return words.map((_, at) => words.toSpliced(at, 1).join(' '));
      })
      .filter((text) => !containsContactDetails(text));
    expect(passing.filter(isSuspicious).length / passing.length).toBeGreaterThan(0.25);
  });
});

describe('together', () => {
  it('the halves of a number are flagged', () =>
    expect(isSuspiciousTogether(['Pune 98765', 'Delhi 43210'])).toBe(true));

  it.each([[['Pune', 'Delhi']], [['98765 43210']], [[]]])('%j is not', (texts) =>
    expect(isSuspiciousTogether(texts)).toBe(false),
  );
});
