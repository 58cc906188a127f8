import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ColorSchemeScript } from '@mithaq/ui-kit';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

const html = readFileSync(path.join(import.meta.dirname, '../../index.html'), 'utf8');
const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script);

test('the one script in the page itself is Mantine’s, so that the first paint has the right colours', () => {
  const markup = renderToStaticMarkup(<ColorSchemeScript defaultColorScheme="auto" />);
  const mantine = /<script[^>]*>([\s\S]*?)<\/script>/.exec(markup)?.[1];
  expect(inline).toEqual([mantine]);
});
