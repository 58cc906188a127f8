import { expect, it } from 'vitest';
import { rulesFor } from './style-rules.ts';

const sheet = `
.input { color: var(--mq-ink); /* } */ &:focus { color: var(--mq-pine); } }
.area { composes: input; margin: var(--mq-space-3); }
.pill { gap: var(--mq-space-1); }
@media (width > 1px) { .pill, .box { gap: var(--mq-space-2); } }
dl { margin: var(--mq-space-4); }
`;
const tokensOf = (...classes: string[]) => [
  ...new Set(
    rulesFor(sheet, new Set(classes))
      .join()
      .match(/--mq-[\w-]+/g),
  ),
];

it.each([
  ['a class with what is nested in it', ['input'], ['ink', 'pine', 'space-4']],
  ['a class that is composed of another', ['area'], ['space-3', 'ink', 'pine', 'space-4']],
  ['a class within a query', ['box'], ['space-2', 'space-4']],
])('finds the rules of %s', (_, classes, tokens) =>
  expect(tokensOf(...classes)).toEqual(tokens.map((token) => `--mq-${token}`)),
);
