import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The account PostgreSQL runs under: ours, unless we are root. */
export type ServerAccount = { uid?: number; gid?: number };

/** PostgreSQL refuses root, and initdb wants an account that has a passwd entry. */
export function serverAccount(): ServerAccount {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const account = accounts.find((fields) => fields[0] === name);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new Error(
    'PostgreSQL does not run as root and there is no account "postgres" or "nobody" to run it as. Start as another user, or set DATABASE_URL.',
  );
}

/** Whether the account can go into the folder; asked of the kernel, because of ACLs and parents such as /root. */
export function canEnter(account: ServerAccount, folder: string): Promise<boolean> {
  return succeeds('/bin/sh', ['-c', 'test -x "$0"', folder], account);
}

/** Whether the program ends well when the account runs it. */
export function succeeds(program: string, args: string[], account: ServerAccount): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...account, stdio: 'ignore', cwd: '/' });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}
