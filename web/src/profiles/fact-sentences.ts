import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WishedFact } from '@mithaq/openapi/rules/facts.ts';

export interface FactSentence {
  /** What is wished, and what the member has `own`: selects by `whom` it is said of. */
  sentence: MessageDescriptor;
  /**
   * Each value within the sentence. It selects by `whom` as well, which is `wish` within the wish: "does not smoke", "you do not
   * smoke". The context keeps it apart from the same words elsewhere.
   */
  values: Readonly<Record<string, MessageDescriptor>>;
}

/** A wish for an optional fact, and the answer next to it, as a person says it; languages are named by the browser. */
export const factSentences: Record<WishedFact, FactSentence> = {
  prayer: {
    sentence: msg({
      message:
        'Someone who prays {wish}; {whom, select, self {you pray} son {your son prays} daughter {your daughter prays} brother {your brother prays} sister {your sister prays} MALE {he prays} other {she prays}} {own}',
    }),
    values: {
      FIVE_TIMES: msg({ message: 'five times a day', context: 'a wish' }),
      MOST: msg({ message: 'most prayers', context: 'a wish' }),
      SOME: msg({ message: 'some prayers', context: 'a wish' }),
      FRIDAYS: msg({ message: 'on Fridays', context: 'a wish' }),
    },
  },
  hijab: {
    sentence: msg({
      message:
        'Someone who wears {wish}; {whom, select, self {you wear} son {your son wears} daughter {your daughter wears} brother {your brother wears} sister {your sister wears} MALE {he wears} other {she wears}} {own}',
    }),
    values: {
      YES: msg({ message: 'hijab', context: 'a wish' }),
      NIQAB: msg({ message: 'hijab with niqab', context: 'a wish' }),
      SOMETIMES: msg({ message: 'hijab sometimes', context: 'a wish' }),
      NO: msg({ message: 'no hijab', context: 'a wish' }),
    },
  },
  beard: {
    sentence: msg({
      message:
        'Someone who has {wish}; {whom, select, self {you have} son {your son has} daughter {your daughter has} brother {your brother has} sister {your sister has} MALE {he has} other {she has}} {own}',
    }),
    values: {
      FULL: msg({ message: 'a full beard', context: 'a wish' }),
      SHORT: msg({ message: 'a short beard', context: 'a wish' }),
      NONE: msg({ message: 'no beard', context: 'a wish' }),
    },
  },
  children: {
    sentence: msg({
      message:
        'Someone with {wish}; {whom, select, self {you have} son {your son has} daughter {your daughter has} brother {your brother has} sister {your sister has} MALE {he has} other {she has}} {own}',
    }),
    values: {
      NONE: msg({ message: 'no children', context: 'a wish' }),
      AT_HOME: msg({ message: 'children who live at home', context: 'a wish' }),
      ELSEWHERE: msg({ message: 'children who live elsewhere', context: 'a wish' }),
    },
  },
  wishForChildren: {
    sentence: msg({
      message:
        'Someone who would like {wish}; {whom, select, self {you} son {your son} daughter {your daughter} brother {your brother} sister {your sister} MALE {he} other {she}} would like {own}',
    }),
    values: {
      YES: msg({ message: 'to have children', context: 'a wish' }),
      OPEN: msg({ message: 'to leave it open whether to have children', context: 'a wish' }),
      NO: msg({ message: 'to have no children', context: 'a wish' }),
    },
  },
  relocation: {
    sentence: msg({
      message:
        'Someone who would move {wish} after marriage; {whom, select, self {you} son {your son} daughter {your daughter} brother {your brother} sister {your sister} MALE {he} other {she}} would move {own}',
    }),
    values: {
      SAME_CITY: msg({ message: 'only within the same city', context: 'a wish' }),
      SAME_COUNTRY: msg({ message: 'within the country', context: 'a wish' }),
      ANYWHERE: msg({ message: 'anywhere', context: 'a wish' }),
    },
  },
  languages: {
    sentence: msg({
      message:
        'Someone who speaks {wish}; {whom, select, self {you speak} son {your son speaks} daughter {your daughter speaks} brother {your brother speaks} sister {your sister speaks} MALE {he speaks} other {she speaks}} {own}',
    }),
    values: {},
  },
  family: {
    sentence: msg({
      message:
        'Someone from {wish}; {whom, select, self {you are from} son {your son is from} daughter {your daughter is from} brother {your brother is from} sister {your sister is from} MALE {he is from} other {she is from}} {own}',
    }),
    values: {
      JOINT: msg({ message: 'a joint family', context: 'a wish' }),
      NUCLEAR: msg({ message: 'a nuclear family', context: 'a wish' }),
    },
  },
  diet: {
    sentence: msg({
      message:
        'Someone who eats {wish}; {whom, select, self {you eat} son {your son eats} daughter {your daughter eats} brother {your brother eats} sister {your sister eats} MALE {he eats} other {she eats}} {own}',
    }),
    values: {
      ZABIHA: msg({ message: 'zabiha only', context: 'a wish' }),
      HALAL: msg({ message: 'halal', context: 'a wish' }),
      VEGETARIAN: msg({ message: 'vegetarian food', context: 'a wish' }),
    },
  },
  smoking: {
    sentence: msg({
      message:
        'Someone who {wish}; {whom, select, self {you} son {your son} daughter {your daughter} brother {your brother} sister {your sister} MALE {he} other {she}} {own}',
    }),
    values: {
      NO: msg({ message: '{whom, select, self {do not smoke} other {does not smoke}}', context: 'a wish' }),
      SOMETIMES: msg({ message: '{whom, select, self {smoke sometimes} other {smokes sometimes}}', context: 'a wish' }),
      YES: msg({ message: '{whom, select, self {smoke} other {smokes}}', context: 'a wish' }),
    },
  },
  marryWhen: {
    sentence: msg({
      message:
        'Someone who would like to marry {wish}; {whom, select, self {you} son {your son} daughter {your daughter} brother {your brother} sister {your sister} MALE {he} other {she}} would like to marry {own}',
    }),
    values: {
      SOON: msg({ message: 'soon', context: 'a wish' }),
      WITHIN_A_YEAR: msg({ message: 'within a year', context: 'a wish' }),
      ONE_TO_TWO_YEARS: msg({ message: 'in one to two years', context: 'a wish' }),
      LATER: msg({ message: 'later', context: 'a wish' }),
    },
  },
  workAfterMarriage: {
    sentence: msg({
      message:
        'Someone who would like {wish} after marriage; {whom, select, self {you} son {your son} daughter {your daughter} brother {your brother} sister {your sister} MALE {he} other {she}} would like {own}',
    }),
    values: {
      FULL_TIME: msg({ message: 'to work full time', context: 'a wish' }),
      PART_TIME: msg({ message: 'to work part time', context: 'a wish' }),
      AT_HOME: msg({ message: 'to be at home', context: 'a wish' }),
      OPEN: msg({ message: 'to leave it open whether to work', context: 'a wish' }),
    },
  },
};
