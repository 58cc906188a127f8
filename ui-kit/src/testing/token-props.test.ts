import { expect, it } from 'vitest';
import { tokensInMarkup } from './token-props.ts';

it.each([
  ['<Text c="dimmed" fz="sm" />', ['--mq-ink-soft', '--mq-text-small']],
  ['<Text c="pine" ff="heading" lh="xs" />', ['--mq-pine', '--mq-font-serif', '--mq-leading-snug']],
  ['<Stack gap="xs" mt="md" px="xl" />', ['--mq-space-2', '--mq-space-4', '--mq-space-6']],
  ['<Title order={2} size="h3">', ['--mq-font-serif', '--mq-text-lead', '--mq-leading-heading']],
  ['<Paper radius="lg" shadow="xs" />', ['--mq-radius-card', '--mq-elevation-rest']],
  ['<Badge color="gray" />', ['--mq-neutral-ground', '--mq-neutral-text']],
  ["<Alert color={isError ? 'red' : 'pine'} />", ['--mq-red-ground', '--mq-red-text', '--mq-pine-tint', '--mq-pine']],
  ["const looks = { done: { color: 'green', Icon } };", ['--mq-green-ground', '--mq-green-text']],
  ["<Badge color={color} style={{ color: 'inherit' }} />", []],
  ['<Box c="inherit" gap="12" mx="auto" title="sm" size="lg" />', []],
])('finds the tokens behind the props of %s', (markup, tokens) => expect(tokensInMarkup(markup)).toEqual(tokens));

it('finds what a button has from the theme', () =>
  expect(tokensInMarkup("import { Button as MantineButton } from '@mantine/core';")).toEqual(
    expect.arrayContaining(['--mq-pine', '--mq-pine-strong', '--mq-pine-tint', '--mq-on-pine', '--mq-radius-control']),
  ));
