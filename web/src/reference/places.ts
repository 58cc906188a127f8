import type { Place } from '@mithaq/openapi/generated/hooks/model/index.ts';

/** The list with a chosen name that is not in it, so that it can stay chosen; its name is its code. */
export function withStored(list: Place[], name: string | null): Place[] {
  if (!name || list.some((place) => place.name === name)) return list;
  return [{ code: name, name }, ...list];
}

/** The stored name of a chosen code. */
export function nameOf(list: Place[], code: string | null): string | null {
  return list.find((place) => place.code === code)?.name ?? null;
}

/** The code under which a name is chosen. */
export function codeOf(list: Place[], name: string | null): string | null {
  return list.find((place) => place.name === name)?.code ?? null;
}

/** The countries in which most members live, the most first. */
const often = ['IN', 'PK', 'BD', 'SA', 'AE', 'GB', 'US', 'CA', 'EG', 'MY', 'ID', 'TR'];

/** Other names under which people search for some countries. */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'Emirates', 'Dubai'],
  CI: ["Côte d'Ivoire", 'Ivory Coast'],
  GB: ['UK', 'Britain', 'England', 'Scotland', 'Wales'],
  IN: ['Bharat', 'Hindustan'],
  NL: ['Holland'],
  SA: ['KSA'],
  TR: ['Turkey', 'Türkiye'],
  US: ['USA', 'America'],
};

/** The list with the countries in which most members live at its beginning. */
export function oftenFirst<Listed extends { place: Place }>(list: readonly Listed[]): Listed[] {
  const rank = ({ place }: Listed) => (often.includes(place.code) ? often.indexOf(place.code) : often.length);
  return list.toSorted((a, b) => rank(a) - rank(b));
}
