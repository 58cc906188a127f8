import { i18n } from '@lingui/core';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import type { Gender, MaritalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { expect, it } from 'vitest';
import { maritalStatusOf } from './marital-status.ts';

it.each<Gender>(['MALE', 'FEMALE'])("says the contract's labels of someone %s", (gender) => {
  // Object.keys forgets the literal type of the keys.
  for (const status of Object.keys(labels.MaritalStatus) as MaritalStatus[]) {
    expect(i18n._(maritalStatusOf[gender][status])).toBe(labels.MaritalStatus[status]);
  }
});
