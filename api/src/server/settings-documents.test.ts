import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { settings } from './settings.ts';
import { settingsDocuments } from './settings-documents.ts';

test.each(settingsDocuments())('$file is what npm run settings writes', ({ file, text }) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('.env.example offers every setting, and as an environment only what production needs', () => {
  const { text } = settingsDocuments().find(({ file }) => file.endsWith('.env.example'))!;
  const uncommented = text.replaceAll(/^#(?=\w+=)/gm, '');
  expect(Object.keys(parseEnv(uncommented)).toSorted()).toEqual(Object.keys(settings).toSorted());
  const required = Object.entries(settings).filter(([, setting]) => 'requiredInProduction' in setting);
  expect(Object.keys(parseEnv(text)).toSorted()).toEqual(['NODE_ENV', ...required.map(([name]) => name)].toSorted());
});
