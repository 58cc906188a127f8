import type { Config } from './config.ts';
import type { Outside } from './outside.ts';

const names = {
  database: 'the database (real PostgreSQL, from the packages)',
  google: 'Google sign-in',
  phone: 'the phone service',
};

/** The one block that a start ends with: where it is, what is not the real thing, and how to get in. */
export function welcome({ publicUrl, dataDir }: Config, { standIns, dataFolder, smsUrl }: Outside): string {
  const lines = [
    ['Mithaq', publicUrl],
    ['API docs', `${publicUrl}/api/docs`],
    ['Stand-ins', standIns.length > 0 ? standIns.map((name) => names[name]).join(', ') : 'none'],
    ['Data', dataFolder ?? dataDir],
    ...(standIns.includes('google')
      ? [['Sign in', 'choose one of the demo people, or use another account with any name and email']]
      : []),
    ...(smsUrl ? [['SMS codes', `appear here in the terminal, and at ${smsUrl}`]] : []),
    ['Stop', 'Ctrl-C'],
  ];
  return `\n${lines.map(([label, value]) => `  ${label!.padEnd(10)} ${value}`).join('\n')}\n`;
}
