import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Setting } from './environment.ts';
import { settings } from './settings.ts';

/** `npm run settings` writes what documents say of the settings; a test demands that they are up to date. */
const root = path.join(import.meta.dirname, '../../..');
const rows: [string, Setting<unknown>][] = Object.entries(settings);
const [tableStart, tableEnd] = ['<!-- settings: written by npm run settings -->\n', '<!-- end of settings -->\n'];

/** Each file with the text that it must have. */
export function settingsDocuments(): { file: string; text: string }[] {
  const guide = path.join(root, 'docs/operations/configuration.md');
  const text = readFileSync(guide, 'utf8');
  const [before, rest] = [text.split(tableStart)[0]!, text.split(tableEnd)[1]!];
  return [
    { file: path.join(root, '.env.example'), text: envExample() },
    { file: guide, text: before + tableStart + markdownTable() + tableEnd + rest },
  ];
}

function markdownTable(): string {
  const lines = rows.map(([name, setting]) => `| \`${name}\` | ${absence(setting)} | ${setting.purpose} |\n`);
  return `| Variable | Default | |\n|---|---|---|\n${lines.join('')}`;
}

/** What holds without the setting. */
function absence(setting: Setting<unknown>): string {
  const elsewhere = setting.default ?? setting.without ?? 'none';
  if (setting.requiredInProduction) return `${elsewhere}; required in production`;
  return setting.defaultInProduction ? `${elsewhere}; ${setting.defaultInProduction} in production` : elsewhere;
}

/** A file of variables as systemd, Compose and Node read it; what production requires waits for a value. */
function envExample(): string {
  const entries = rows.map(([name, setting]) => {
    const purpose = setting.purpose.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('`', '');
    const value =
      name === 'NODE_ENV'
        ? 'production'
        : setting.requiredInProduction
          ? ''
          : (setting.defaultInProduction ?? setting.default);
    const isSet = name === 'NODE_ENV' || setting.requiredInProduction;
    return `\n# ${purpose}\n# Without it: ${absence(setting).replaceAll('`', '')}\n${isSet ? '' : '#'}${name}=${value ?? ''}\n`;
  });
  return (
    '# Settings of a Mithaq server, written by `npm run settings`. docs/operations/configuration.md explains them.\n' +
    '# NAME_FILE=path reads NAME from a file, for secrets that an orchestrator hands out.\n' +
    entries.join('')
  );
}

if (import.meta.main) for (const { file, text } of settingsDocuments()) writeFileSync(file, text);
