import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The account that runs PostgreSQL: the current one, unless it is root. */
export type ServerAccount = { uid?: number; gid?: number };

/** PostgreSQL refuses root, and initdb requires an account with a passwd entry. */
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

/** Whether the account can read the folder; the kernel decides, because of ACLs and parents such as /root. */
export function canEnter(account: ServerAccount, folder: string): Promise<boolean> {
  return succeeds('/bin/sh', ['-c', 'test -x "$0"', folder], account);
}

/** Whether the program succeeds when the account runs it. */
export function succeeds(program: string, args: string[], account: ServerAccount): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...account, stdio: 'ignore', cwd: '/' });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}
