import { expect, it } from 'vitest';
import { tokensInMarkup } from './token-props.ts';

it.each([
  ['<Text c="dimmed" fz="sm" />', ['--mq-ink-soft', '--mq-text-small']],
  ['<Text c="pine" ff="heading" lh="xs" />', ['--mq-pine', '--mq-font-serif', '--mq-leading-snug']],
  ['<Stack gap="xs" mt="md" px="xl" />', ['--mq-space-2', '--mq-space-4', '--mq-space-6']],
  ['<Paper radius="lg" shadow="xs" />', ['--mq-radius-card', '--mq-elevation-rest']],
  ['<Box c="inherit" gap="12" mx="auto" title="sm" size="lg" />', []],
])('finds the tokens behind the props of %s', (markup, tokens) => expect(tokensInMarkup(markup)).toEqual(tokens));
