import type { MockedOperationId } from '@mithaq/openapi/handlers.ts';

/** An operation, or all that have no setting of their own. */
export type Target = MockedOperationId | 'all';

/** The settings of the mocks in the address of the page. */
export type Settings = {
  /** Who is signed in: a name of `Names.people`; absent while the page decides. */
  as?: string;
  /** How far the clock is moved: minutes, hours or days, such as `3d` or `-2h`. */
  clock?: string;
  /** What an operation does instead of answering at once: a name of `Names.choices`, or milliseconds. */
  operations: Partial<Record<Target, string>>;
};

/** The names that the address may have. */
export type Names = { people: readonly string[]; choices: ReadonlyMap<string, readonly string[]> };

const prefix = 'mock.';
const units: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** The settings in the query of an address, and a sentence for each one that is wrong, which is left out. */
export function readSettings(search: string, names: Names): { settings: Settings; errors: string[] } {
  const settings: Settings = { operations: {} };
  const errors: string[] = [];
  for (const [parameter, value] of new URLSearchParams(search)) {
    if (!parameter.startsWith(prefix)) continue;
    const name = parameter.slice(prefix.length);
    const error = settingError(name, value, names);
    if (error) errors.push(error);
    else if (name === 'as') settings.as = value;
    else if (name === 'clock') settings.clock = value.trim();
    else settings.operations[name as Target] = value; // settingError knows every operation
  }
  return { settings, errors };
}

/** A sentence when a setting is wrong, with the names that are right. */
export function settingError(name: string, value: string, { people, choices }: Names): string | undefined {
  if (name === 'as')
    return people.includes(value) ? undefined : `There is no person "${value}". There are: ${people.join(', ')}.`;
  if (name === 'clock')
    return shiftOf(value) === undefined
      ? `The clock cannot be moved by "${value}". Write a number of minutes, hours or days, such as 30m, 2h, 3d or -1d.`
      : undefined;
  const allowed = choices.get(name);
  if (!allowed) return `There is no operation "${name}". There are: ${[...choices.keys()].join(', ')}.`;
  return allowed.includes(value) || /^\d{1,6}$/.test(value)
    ? undefined
    : `${name} cannot be "${value}". It can be: ${allowed.join(', ')}, or a number of milliseconds.`;
}

/** Milliseconds of a `clock` setting; undefined when it is none. A plus sign in an address is read as a space. */
export function shiftOf(clock: string): number | undefined {
  const [, sign, count, unit] = /^\s*([+-]?)(\d{1,4})([mhd])$/.exec(clock) ?? [];
  return count && unit ? Number(`${sign}${count}`) * units[unit]! : undefined;
}

/** The address with these settings, and with all else that it had. */
export function withSettings(address: string | URL, { as, clock, operations }: Settings): URL {
  const url = new URL(address);
  const names = Array.from(url.searchParams.keys()); // a copy, since they are deleted
  for (const name of names) if (name.startsWith(prefix)) url.searchParams.delete(name);
  for (const [name, value] of Object.entries({ as, clock, ...operations }))
    if (value !== undefined) url.searchParams.set(prefix + name, value);
  return url;
}

/** Whether the query of an address has settings, right or wrong. */
export function hasSettings(search: string): boolean {
  return [...new URLSearchParams(search).keys()].some((name) => name.startsWith(prefix));
}
