import { execFileSync } from 'node:child_process';

/** A network of machines on this one: each has a network namespace of its own, and a bridge joins them. */
export type MachineNetwork = {
  /** As `10.213.7.0/24`, for rules that name it. */
  range: string;
  /** The address of this machine in it. */
  host: string;
  addressOf(machine: string): string;
  /** The words before a command that runs on a machine as this account. */
  on(machine: string, account: { uid?: number; gid?: number }): string[];
  /** From now on no packet reaches the machine or leaves it, without an error for anybody. */
  cut(machine: string): void;
  reconnect(machine: string): void;
  remove(): void;
};

/** Whether this process may make a network: root, on Linux with iproute2. */
export function canMakeNetwork(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    ip('-V');
    return true;
  } catch {
    return false;
  }
}

/** Makes it; `remove` takes everything away again. */
export function makeNetwork(machines: readonly string[]): MachineNetwork {
  const bridge = `mq${process.pid}`;
  const prefix = `10.213.${process.pid % 250}`;
  const addressOf = (machine: string) => `${prefix}.${11 + machines.indexOf(machine)}`;
  const remove = () => {
    for (const machine of machines) attempt('netns', 'del', bridge + machine); // its end of the link goes with it, and so does ours
    attempt('link', 'del', bridge);
  };
  try {
    ip('link', 'add', bridge, 'type', 'bridge');
    ip('addr', 'add', `${prefix}.1/24`, 'dev', bridge);
    ip('link', 'set', bridge, 'up');
    for (const machine of machines) {
      const name = bridge + machine;
      ip('netns', 'add', name);
      ip('link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
      ip('link', 'set', name, 'master', bridge, 'up');
      ip('-n', name, 'addr', 'add', `${addressOf(machine)}/24`, 'dev', 'eth0');
      for (const link of ['lo', 'eth0']) ip('-n', name, 'link', 'set', link, 'up');
    }
  } catch (error) {
    remove();
    throw error;
  }
  return {
    range: `${prefix}.0/24`,
    host: `${prefix}.1`,
    addressOf,
    on: (machine, { uid = 0, gid = 0 }) => [
      'ip',
      'netns',
      'exec',
      bridge + machine,
      'setpriv',
      `--reuid=${uid}`,
      `--regid=${gid}`,
      '--clear-groups',
    ],
    cut: (machine) => ip('link', 'set', bridge + machine, 'down'),
    reconnect: (machine) => ip('link', 'set', bridge + machine, 'up'),
    remove,
  };
}

const ip = (...words: string[]): void => void execFileSync('ip', words, { stdio: ['ignore', 'ignore', 'pipe'] });

function attempt(...words: string[]): void {
  try {
    ip(...words);
  } catch {
    // it was not made
  }
}
