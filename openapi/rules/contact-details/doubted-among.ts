import { isDoubtful, isDoubtfulTogether } from './doubt.ts';

/** The fields whose texts are worth a moderator's look, each alone or with the others. */
export function doubtedAmong<Field extends string>(texts: Record<Field, readonly string[]>): Field[] {
  const fields = Object.keys(texts) as Field[];
  return fields.filter((field) => texts[field].some(isDoubtful) || isDoubtfulTogether(texts[field]));
}
