import type { Meta, StoryObj } from '@storybook/react-vite';
import { isValidElement } from 'react';
import { expect, it } from 'vitest';
import { translated } from './sample-translations.ts';

const modules = import.meta.glob<Record<string, StoryObj> & { default: Meta }>(['./**/*.stories.tsx', '!./theme/**'], {
  eager: true,
});

/** Props whose text is an address, a name for code, a value of the form, or the name of a choice. */
const unread =
  /[hH]ref$|[iI]d$|[uU]rl$|^(?:value|defaultValue|tone|size|variant|kind|email|phoneNumber|type|position|arabic|align|target|labelledBy|width|component)$/;

function texts(value: unknown, prop = ''): string[] {
  if (typeof value === 'string') return unread.test(prop) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((entry) => texts(entry, prop));
  if (isValidElement<object>(value)) return entries(value.props);
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
    ? entries(value)
    : [];
}

const entries = (props: object) => Object.entries(props).flatMap(([prop, value]) => texts(value, prop));

it.each(Object.entries(modules))('the samples of %s have Arabic and Urdu words', (_, { default: meta, ...stories }) => {
  // Stories of long texts test a layout, and stories in a language have their own words.
  const told = Object.entries(stories)
    .filter(([name, { globals }]) => !/Long|English/.test(name) && !globals?.['language'])
    .map(([, story]) => story);
  const mappings = [meta, ...Object.values(stories)].flatMap(({ argTypes = {} }) =>
    Object.values<{ mapping?: Record<string, unknown> }>(argTypes).map(({ mapping }) => mapping ?? {}),
  );
  const choices = new Set(mappings.flatMap((mapping) => Object.keys(mapping)));
  const mapped = mappings.flatMap(Object.entries).filter(([name]) => !name.startsWith('Long'));
  const samples = new Set(
    texts([...[meta, ...told].map(({ args }) => args ?? {}), ...mapped.map(([, value]) => value)]),
  );
  const untranslated = [...samples].filter(
    (text) => isLatin(text) && !isMeantToStay(text) && !choices.has(text) && !isTranslated(text),
  );
  expect(untranslated).toEqual([]);
});

const isLatin = (text: string) => /[a-z]{2}/i.test(text);
const isTranslated = (text: string) => (['ar', 'ur'] as const).every((language) => translated(text, language) !== text);
/** Names of profiles and example numbers are the same everywhere. */
const isMeantToStay = (text: string) => /^NH-|X{4}|\S{20}|A gentle home/.test(text);
