import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FeedFilters } from '@mithaq/openapi/rules/filter-names.ts';

export type FilterErrors = Partial<Record<keyof FeedFilters, MessageDescriptor>>;

/** The errors of the filters, each at its field. */
export function filterErrors({ minAge, maxAge, minHeight, maxHeight, education }: FeedFilters): FilterErrors {
  const isAge = (age: number | undefined) => age === undefined || (Number.isInteger(age) && age >= 18 && age <= 99);
  return {
    ...(!isAge(minAge) && { minAge: msg`Please enter an age from 18 to 99` }),
    ...(!isAge(maxAge) && { maxAge: msg`Please enter an age from 18 to 99` }),
    ...(isAbove(minAge, maxAge) && { minAge: msg`This age is above the highest one` }),
    ...(isAbove(minHeight, maxHeight) && { minHeight: msg`This height is above the highest one` }),
    ...(education && !/[\p{L}\p{N}]/u.test(education) && { education: msg`Please write a word with letters` }),
  };
}

function isAbove(least: number | undefined, most: number | undefined): boolean {
  return least !== undefined && most !== undefined && least > most;
}
