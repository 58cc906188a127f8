export type Environment = Readonly<Record<string, string | undefined>>;

/** Functions that read a variable; an invalid one is added to the problems by its name. */
export function readerOf(env: Environment, problems: string[]) {
  const text = (name: string): string | undefined => env[name]?.trim() || undefined;

  const number = (name: string, fallback: number, most = Number.MAX_SAFE_INTEGER): number => {
    const given = text(name);
    if (given === undefined) return fallback;
    if (/^\d+$/.test(given) && Number(given) <= most) return Number(given);
    const upTo = most === Number.MAX_SAFE_INTEGER ? 'or more' : `to ${most}`;
    problems.push(`${name} must be a whole number from 0 ${upTo}, not "${given}".`);
    return fallback;
  };

  const address = (name: string, protocols: readonly string[]): string | undefined => {
    const given = text(name);
    if (given === undefined) return undefined;
    if (URL.canParse(given) && protocols.includes(new URL(given).protocol)) return given;
    // never quoted: it may hold a password
    problems.push(
      `${name} must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
    );
    return undefined;
  };

  /** All of them, or none: a part of them is a mistake, not a request for the local service. */
  const together = <const Name extends string>(names: readonly Name[]): Record<Name, string> | undefined => {
    const missing = names.filter((name) => text(name) === undefined);
    if (missing.length === 0) {
      // fromEntries forgets the names; every one of them has just been seen
      return Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>;
    }
    if (missing.length < names.length) {
      const given = names.filter((name) => !missing.includes(name));
      problems.push(
        `${listed(given)} ${given.length === 1 ? 'is' : 'are'} set without ${listed(missing)}: set all of them, or none.`,
      );
    }
    return undefined;
  };

  return { text, number, address, together };
}

/** "A, B and C" */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
