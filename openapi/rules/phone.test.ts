import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeIn, isPhoneNumber, toInternational } from './phone.ts';

describe('toInternational', () => {
  it.each([
    ['+919876543210', '+919876543210'],
    ['919876543210', '+919876543210'],
    ['+91 98765 43210', '+919876543210'],
    ['+91-98765-43210', '+919876543210'],
    ['+91–98765—43210', '+919876543210'],
    ['+1 (555) 010-9999', '+15550109999'],
    ['+44.20.7946.0958', '+442079460958'],
    ['+٩١٩٨٧٦٥٤٣٢١٠', '+919876543210'],
    ['+۹۱۹۸۷۶۵۴۳۲۱۰', '+919876543210'],
    ['\u00A0+91\u202F98765\t43210 ', '+919876543210'],
  ])('%j becomes %s', (typed, sent) => {
    expect(toInternational(typed)).toBe(sent);
    expect(isPhoneNumber(typed)).toBe(true);
  });

  it.each([
    ['10 digits', '+9198765432'],
    ['16 digits', '+9198765432101234'],
    ['a zero first', '+0987654321098'],
    ['letters', '+91abc9876543210'],
    ['two plus signs', '++919876543210'],
    ['a plus in the middle', '91+9876543210'],
    ['digits of another script', '+९१९८७६५४३२१०'],
    ['full-width digits', '+９１９８７６５４３２１０'],
    ['two zeros instead of the plus', '00919876543210'],
    ['nothing', ''],
    ['only a plus', '+'],
    ['an extension', '+919876543210x12'],
  ])('isPhoneNumber refuses %s', (_what, typed) => expect(isPhoneNumber(typed)).toBe(false));

  it.each([11, 15])('isPhoneNumber accepts %i digits', (digits) =>
    expect(isPhoneNumber(`+${'9'.repeat(digits)}`)).toBe(true),
  );

  it('changes a valid number only once', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('+0123456789 ()-.–x')) }), (typed) => {
        const sent = toInternational(typed);
        expect(toInternational(sent)).toBe(sent);
        expect(isPhoneNumber(sent)).toBe(isPhoneNumber(typed));
      }),
    );
  });
});

it.each([
  ['149477', '149477'],
  ['149 477', '149477'],
  [' 149-477\n', '149477'],
  ['Your code is 149477.', '149477'],
  ['١٤٩ ٤٧٧', '149477'],
  ['14947', undefined],
  ['1494777', undefined],
  ['', undefined],
])('the code in %j is %s', (pasted, code) => expect(codeIn(pasted)).toBe(code));
