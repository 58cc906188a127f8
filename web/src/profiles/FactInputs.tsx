import { useLingui } from '@lingui/react/macro';
import type { Children, FactName, Gender, MaritalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { isAskedOf } from '@mithaq/openapi/rules/facts.ts';
import { ChipGroup, MultiSelect } from '@mithaq/ui-kit';
import type { ReactNode } from 'react';
import { factOptions } from '../shared/facts.ts';
import type { FieldPath } from './profile-fields.ts';
import { useFieldValue, type ProfileFormModel } from './profile-form-values.ts';

interface FactInputProps {
  input: { label: string; description?: ReactNode; error?: ReactNode };
  path: FieldPath;
  fact: FactName;
  form: ProfileFormModel;
}

const ratherDiscuss = 'profileCreationInput.facts.ratherDiscuss';

/** The value among the chips for a fact of which the member would rather speak in person. */
const discuss = 'DISCUSS';

/** One of a few values as chips, then "Rather discuss". */
function OneFact({ input, path, fact, form }: FactInputProps) {
  const { t, i18n } = useLingui();
  const value = useFieldValue(form, path) as string | null | undefined; // a fact of one value
  const open: FactName[] = useFieldValue(form, ratherDiscuss) ?? [];
  if (!useIsAsked(form, fact)) return null;
  return (
    <ChipGroup
      {...input}
      isSingle
      data={[...factOptions(fact, i18n), { value: discuss, label: t`Rather discuss`, isAside: true }]}
      value={value ? [value] : open.includes(fact) ? [discuss] : []}
      onChange={([now]) => {
        const others = open.filter((each) => each !== fact);
        form.setFieldValue(path, !now || now === discuss ? null : now, { forceUpdate: false });
        form.setFieldValue(ratherDiscuss, now === discuss ? [...others, fact] : others, { forceUpdate: false });
      }}
    />
  );
}

/** Several values of a long list. */
function FactList({ input, path, fact, form }: FactInputProps) {
  const { t, i18n } = useLingui();
  const value = useFieldValue(form, path) as string[] | undefined; // a fact or wish of several values
  return (
    <MultiSelect
      {...input}
      placeholder={value && value.length > 0 ? undefined : t`Choose`}
      data={factOptions(fact, i18n)}
      maxValues={10}
      value={value ?? []}
      onChange={(values) => form.setFieldValue(path, values, { forceUpdate: false })}
    />
  );
}

/** Any number of values as chips. */
function FactWish({ input, path, fact, form }: FactInputProps) {
  const { i18n } = useLingui();
  const value = useFieldValue(form, path) as string[] | undefined; // a wish
  const gender = useFieldValue(form, 'profileCreationInput.gender');
  // Whom the member seeks may have been married.
  const sought = { gender: gender === 'MALE' ? 'FEMALE' : 'MALE', maritalStatus: 'WIDOWED' } as const;
  if (!isAskedOf(sought, fact)) return null;
  return (
    <ChipGroup
      {...input}
      data={factOptions(fact, i18n)}
      value={value ?? []}
      onChange={(values) => form.setFieldValue(path, values, { forceUpdate: false })}
    />
  );
}

/** Whether the person of the form is asked for a fact. */
function useIsAsked(form: ProfileFormModel, fact: FactName): boolean {
  const gender = useFieldValue(form, 'profileCreationInput.gender');
  const maritalStatus = useFieldValue(form, 'profileCreationInput.maritalStatus');
  const children = useFieldValue(form, 'profileCreationInput.facts.children') as Children | null | undefined;
  // Before they are chosen, what depends on them is not asked.
  return isAskedOf({ gender: gender as Gender, maritalStatus: maritalStatus as MaritalStatus, children }, fact);
}

export const factInputs = { fact: OneFact, factList: FactList, factWish: FactWish, factListWish: FactList };
