import type { Place } from '@mithaq/openapi/generated/hooks/model/index.ts';

/** What the form can choose from: every country, and the states of the chosen one. */
export interface Places {
  countries: Place[];
  states: Place[];
}

/** The list with a stored name that is no longer in it, so that it can stay chosen; its name is its code. */
export function withStored(list: Place[], name: string | undefined): Place[] {
  if (name === undefined || list.some((place) => place.name === name)) return list;
  return [{ code: name, name }, ...list];
}

/** The name that is sent for a chosen code. */
export function nameOf(list: Place[], code: string | null): string {
  return list.find((place) => place.code === code)?.name ?? '';
}

/** The code under which a stored name is chosen. */
export function codeOf(list: Place[], name: string): string | null {
  return list.find((place) => place.name === name)?.code ?? null;
}
