import { readFileSync } from 'node:fs';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting: an environment variable, or a file that the variable NAME_FILE names. */
export type Setting<Value> = {
  /** What it is for, in one sentence of Markdown. */
  purpose: string;
  /** The text that counts without it, and in production when that differs. */
  default?: string;
  defaultInProduction?: string;
  /** What holds without it, in words, when no text could say that. */
  without?: string;
  /** Whether production needs it; a text is the sentence that says so, in place of the one for all that are missing. */
  requiredInProduction?: true | string;
  /** @throws Error whose message follows the name: "must be ..."; it never quotes a value that may be a secret */
  read: (given: string, isProduction: boolean) => Value;
};

type Values<Settings extends Record<string, Setting<unknown>>> = {
  [Name in keyof Settings]:
    | ReturnType<Settings[Name]['read']>
    | (Settings[Name] extends { default: string } ? never : undefined);
};

/**
 * Reads each setting of the table; an empty one counts as absent, and spaces and line ends around a value do not count.
 * @returns the values, the names that have a value (also an invalid one), and the problems, a sentence each
 */
export function readSettings<const Settings extends Record<string, Setting<unknown>>>(
  settings: Settings,
  env: Environment,
): { values: Values<Settings>; given: ReadonlySet<keyof Settings>; problems: string[] } {
  const isProduction = env['NODE_ENV']?.trim() === 'production';
  const problems: string[] = [];
  const given = new Set<string>();
  const missing: string[] = [];

  const valueOf = (name: string, setting: Setting<unknown>): unknown => {
    const own = textOf(env, name, problems);
    const fallback = (isProduction && setting.defaultInProduction) || setting.default;
    if (own !== undefined) given.add(name);
    else if (isProduction && typeof setting.requiredInProduction === 'string')
      problems.push(setting.requiredInProduction);
    else if (isProduction && setting.requiredInProduction) missing.push(name);
    try {
      if (own !== undefined) return setting.read(own, isProduction);
    } catch (error) {
      problems.push(`${name} ${(error as Error).message}`);
    }
    return fallback === undefined ? undefined : setting.read(fallback, isProduction);
  };

  // the keys are those of the table, and each value is what its setting reads
  const values = Object.fromEntries(
    Object.entries(settings).map(([name, setting]) => [name, valueOf(name, setting)]),
  ) as Values<Settings>;
  if (missing.length > 0) problems.unshift(`Production requires these variables: ${listed(missing)}.`);
  return { values, given, problems };
}

/** The text of a variable, or of the file that NAME_FILE names, as orchestrators hand out secrets. */
function textOf(env: Environment, name: string, problems: string[]): string | undefined {
  const own = env[name]?.trim() || undefined;
  const file = env[`${name}_FILE`]?.trim();
  if (!file || name === 'NODE_ENV') return own; // libraries read NODE_ENV, too
  if (own !== undefined) problems.push(`${name} and ${name}_FILE are both set: set one of them.`);
  try {
    const text = readFileSync(file, 'utf8').trim();
    if (text) return text;
    problems.push(`${name}_FILE names an empty file.`);
  } catch (error) {
    // not quoted: somebody may have set it to the secret itself
    problems.push(
      `${name}_FILE must be the path of a file that can be read (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
  return undefined;
}

export const text = (given: string): string => given;

/** A whole number from 0. */
export const wholeNumber =
  (most = Number.MAX_SAFE_INTEGER) =>
  (given: string): number => {
    if (/^\d+$/.test(given) && Number(given) <= most) return Number(given);
    const upTo = most === Number.MAX_SAFE_INTEGER ? 'or more' : `to ${most}`;
    throw new Error(`must be a whole number from 0 ${upTo}, not "${given}".`);
  };

/** A URL of one of the protocols. */
export const addressWith =
  (...protocols: string[]) =>
  (given: string): string => {
    if (URL.canParse(given) && protocols.includes(new URL(given).protocol)) return given;
    // never quoted: it may hold a password
    throw new Error(
      `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
    );
  };

export const oneOf =
  <const Choice extends string>(choices: readonly Choice[]) =>
  (given: string): Choice => {
    const found = choices.find((choice) => choice === given);
    if (found === undefined) throw new Error(`must be one of ${choices.join(', ')}, not "${given}".`);
    return found;
  };

/** "A, B and C" */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
