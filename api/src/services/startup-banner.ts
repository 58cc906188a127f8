import type { Config } from '../server/config.ts';
import type { ExternalServices } from './external-services.ts';

const names = {
  database: 'the database (real PostgreSQL, from the packages)',
  google: 'Google sign-in',
  phone: 'the phone service',
};

/** The text printed after a start: the addresses, the local services, and how to sign in. */
export function startupBanner(
  { publicUrl, dataDir }: Config,
  { localServices, dataFolder, smsUrl, mailUrl }: ExternalServices,
  hasStorybook: boolean,
): string {
  const local = [...localServices.map((name) => names[name]), ...(mailUrl ? ['the mailbox'] : [])];
  const lines = [
    ['Mithaq', publicUrl],
    ['API docs', `${publicUrl}/api/docs`],
    ...(hasStorybook ? [['Storybook', `${publicUrl}/storybook`]] : []),
    ['Local', local.join(', ') || 'none'],
    ['Data', dataFolder ?? dataDir],
    ...(localServices.includes('google')
      ? [['Sign in', 'choose a demo account, or use another account with any name and email']]
      : []),
    ...(smsUrl ? [['SMS codes', `appear here in the terminal, and at ${smsUrl}`]] : []),
    ...(mailUrl ? [['Mail', `appears at ${mailUrl}; nothing is sent`]] : []),
    ['Stop', 'Ctrl-C'],
  ];
  return `\n${lines.map(([label, value]) => `  ${label!.padEnd(10)} ${value}`).join('\n')}\n`;
}
