import type {
  Beard,
  Children,
  Hijab,
  MaritalStatus,
  Prayer,
  SchoolOfThought,
  Tag,
} from '@mithaq/openapi/generated/operations.ts';

/** A value of a profile that a filter of the Feed can choose. */
export type Trait =
  | Tag
  | MaritalStatus
  | SchoolOfThought
  | `prayer ${Prayer}`
  | `hijab ${Hijab}`
  | `beard ${Beard}`
  | `children ${Children}`;

/** The bit of each trait in `match_side.traits`. Rows hold them: give a new value the next bit, and never change one. */
const bits: Record<Trait, number> = {
  RELIGIOUS: 0,
  FAMILY_ORIENTED: 1,
  PROFESSIONAL: 2,
  PRACTICING: 3,
  CAREER_FOCUSED: 4,
  ACTIVE_LIFESTYLE: 5,
  ADVENTUROUS: 6,
  CREATIVE: 7,
  INTELLECTUAL: 8,
  TRAVELER: 9,
  UNMARRIED: 10,
  MARRIED: 11,
  DIVORCED: 12,
  WIDOWED: 13,
  HANAFI: 14,
  MALIKI: 15,
  SHAFII: 16,
  HANBALI: 17,
  TRADITIONAL_SUNNI: 18,
  'prayer FIVE_TIMES': 19,
  'prayer MOST': 20,
  'prayer SOME': 21,
  'prayer FRIDAYS': 22,
  // Of women and of men: a search is among one of them.
  'hijab YES': 23,
  'hijab NIQAB': 24,
  'hijab SOMETIMES': 25,
  'hijab NO': 26,
  'beard FULL': 23,
  'beard SHORT': 24,
  'beard NONE': 25,
  'children NONE': 27,
  'children AT_HOME': 28,
  'children ELSEWHERE': 29,
};

/** A number with the bits of these traits. */
export function traitMask(traits: readonly Trait[]): number {
  return traits.reduce((mask, trait) => mask | (1 << bits[trait]), 0);
}

const values = (Object.keys(bits) as Trait[]) // the keys of the table
  .map((trait) => `('${trait}', ${traitMask([trait])})`)
  .join(', ');

/** The SQL expression for the traits of a profile `p`. */
export const traitsOfProfile = `(select bit_or(bit) from (values ${values}) trait (name, bit)
        where name = any (p.tags || array[p.marital_status, p.profile_school_of_thought, 'prayer ' || (p.facts ->> 'prayer'),
          'hijab ' || (p.facts ->> 'hijab'), 'beard ' || (p.facts ->> 'beard'), 'children ' || (p.facts ->> 'children')]::text[]))`;
