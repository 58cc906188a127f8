import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ColorSchemeScript } from '@mithaq/ui-kit';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

const html = readFileSync(path.join(import.meta.dirname, '../../index.html'), 'utf8');

test('the only inline script of index.html is Mantine’s ColorSchemeScript, so that the first paint has the right colors', () => {
  const mantine = renderToStaticMarkup(<ColorSchemeScript defaultColorScheme="auto" />);
  expect(inlineScripts(html)).toEqual(inlineScripts(mantine));
});

/** Without what the formatter may change: white space and the kind of quotes. */
function inlineScripts(markup: string): string[] {
  const scripts = [...markup.matchAll(/<script(?![^>]*src=)[^>]*>([\s\S]*?)<\/script>/g)];
  return scripts.map(([, script]) => script!.replaceAll(/\s/g, '').replaceAll("'", '"'));
}
