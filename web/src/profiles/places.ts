import type { Place } from '@mithaq/openapi/generated/hooks/model/index.ts';

/** The list with a chosen name that is not in it, so that it can stay chosen; its name is its code. */
export function withStored(list: Place[], name: string | null): Place[] {
  if (!name || list.some((place) => place.name === name)) return list;
  return [{ code: name, name }, ...list];
}

/** The name that is kept for a chosen code. */
export function nameOf(list: Place[], code: string | null): string | null {
  return list.find((place) => place.code === code)?.name ?? null;
}

/** The code under which a name is chosen. */
export function codeOf(list: Place[], name: string | null): string | null {
  return list.find((place) => place.name === name)?.code ?? null;
}
