import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import type { Gender, MaritalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';

/** What the wish for a marital status takes: every one, everyone who is not married at present, or some. */
export function statusWish(wished: readonly MaritalStatus[]): 'any' | 'free' | 'some' {
  const open = Object.keys(labels.MaritalStatus).filter((status) => !wished.some((each) => each === status));
  return open.length === 0 ? 'any' : open.length === 1 && open[0] === 'MARRIED' ? 'free' : 'some';
}

/** The contract's labels for a man or a woman: Arabic and Urdu have a word for each. */
export const maritalStatusOf: Record<Gender, Record<MaritalStatus, MessageDescriptor>> = {
  MALE: {
    UNMARRIED: msg({ message: 'Unmarried', context: 'a man' }),
    MARRIED: msg({ message: 'Married', context: 'a man' }),
    DIVORCED: msg({ message: 'Divorced', context: 'a man' }),
    WIDOWED: msg({ message: 'Widowed', context: 'a man' }),
  },
  FEMALE: {
    UNMARRIED: msg({ message: 'Unmarried', context: 'a woman' }),
    MARRIED: msg({ message: 'Married', context: 'a woman' }),
    DIVORCED: msg({ message: 'Divorced', context: 'a woman' }),
    WIDOWED: msg({ message: 'Widowed', context: 'a woman' }),
  },
};
