import { retainedDays } from '@mithaq/openapi/rules/retained-relations.ts';
import { describe, expect, test } from 'vitest';
import { privacyPolicy } from './privacy-policy.ts';
import { termsOfService } from './terms-of-service.ts';

describe.each([privacyPolicy, termsOfService])('the $title.message', (page) => {
  test('has a heading and words in every section, each under its own id', () => {
    for (const section of page.sections) {
      expect(section.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(section.heading.message).not.toBe('');
      expect(
        [...(section.paragraphs ?? []), ...(section.bullets ?? []), ...(section.closing ?? [])].length,
      ).toBeGreaterThan(0);
    }
    expect(new Set(page.sections.map(({ id }) => id)).size).toBe(page.sections.length);
  });

  test('says on which day it changed', () => {
    expect(new Date(page.lastChanged).toISOString()).toContain(page.lastChanged);
  });

  test('leaves no blank for someone to fill in', () => {
    expect(JSON.stringify(page)).not.toMatch(/\[[A-Z]|example\.|lorem|your company/i);
  });
});

test('the privacy policy names everything that is stored', () => {
  const words = JSON.stringify(privacyPolicy);
  const stored = [
    'e-mail',
    'picture',
    'phone number',
    'income',
    'preferences',
    'prayer, beard or hijab, children',
    'two questions of your own',
    'Proposals',
    'the words with a proposal and with its answer',
    '“This is not so”',
    'guardian',
    'contact details',
    'SHA-256',
    'cookie',
    'reCAPTCHA',
    'logs',
  ];
  for (const thing of stored) expect(words).toContain(thing);
});

test('the privacy policy says for how long blocks outlive an account', () => {
  expect(JSON.stringify(privacyPolicy)).toContain(
    `blocked or reported whom, and between whom a proposal was sent, is also kept for ${retainedDays} days`,
  );
});
