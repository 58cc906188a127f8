import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FactName, FeedFilter } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import type { FeedFilters } from '@mithaq/openapi/rules/filter-names.ts';
import { heightChoices } from '@mithaq/openapi/rules/height.ts';
import { ChipGroup, FieldRow, MultiSelect, NumberInput, Select, TextInput, type TextInputProps } from '@mithaq/ui-kit';
import { useState } from 'react';
import { useMessages } from '../../i18n/use-messages.ts';
import { useCountries, useCountryOptions, useStateOptions, useStatesOf } from '../../reference/use-places.ts';
import { factOptions } from '../../shared/facts.ts';
import { educations, shownWord, storedWord } from '../../shared/known-words.ts';
import { useHeight } from '../../shared/use-height.ts';
import { useFilterTexts } from './use-filter-texts.ts';
import { useShownFilters } from './use-shown-filters.ts';

export type FilterErrors = Partial<Record<keyof FeedFilters, MessageDescriptor>>;

export interface FilterFieldsProps {
  /** The filter whose fields are shown, with the focus on them; without it all. */
  only?: FeedFilter;
  filters: FeedFilters;
  errors: FilterErrors;
  onChange: (part: FeedFilters) => void;
}

/** The filters for optional facts, and the fact and the parameter of each. */
const factFilters = [
  ['PRAYER', 'prayer'],
  ['HIJAB', 'hijab'],
  ['BEARD', 'beard'],
  ['CHILDREN', 'children'],
] as const satisfies [FeedFilter, FactName & keyof FeedFilters][];

/** The fields of the filters. */
export function FilterFields({ only, filters, errors, onChange }: FilterFieldsProps) {
  const { t, i18n } = useLingui();
  const shown = useShownFilters(filters);
  const messages = useMessages();
  const { nameOf } = useFilterTexts(filters);
  const { ofFeet } = useHeight();
  const { countries } = useCountries();
  const countryOptions = useCountryOptions(countries, 'name');
  const { country = [], state = [] } = filters;
  const isOneCountry = country.length === 1;
  const states = useStatesOf(isOneCountry ? country : [], countries).get(country[0] ?? '') ?? [];
  const stateNames = [...new Set([...states.map(({ name }) => name), ...state])];
  const stateOptions = useStateOptions(
    stateNames.map((name) => ({ code: name, name })),
    'name',
  );
  const focusOn = (filter: FeedFilter) => only === filter || undefined;
  const has = (filter: FeedFilter) => only === undefined || only === filter;
  const optionsOf = (labelled: Record<string, string>) =>
    Object.entries(labelled).map(([value, label]) => ({ value, label: messages.text(label) }));
  const age = (name: 'minAge' | 'maxAge', label: string, startValue: number) => (
    <NumberInput
      name={name}
      hasSteps
      min={18}
      max={99}
      startValue={startValue}
      label={label}
      value={filters[name] ?? ''}
      error={errors[name] && t(errors[name])}
      data-autofocus={name === 'minAge' ? focusOn('AGE') : undefined}
      // Mantine has a text while a number is being typed.
      onChange={(value) => onChange({ [name]: value === '' ? undefined : Number(value) })}
    />
  );
  const height = (name: 'minHeight' | 'maxHeight', label: string) => (
    <Select
      name={name}
      label={label}
      placeholder={t`Any`}
      clearable
      data={heightChoices.map((each) => ({ value: String(each), label: ofFeet(each) }))}
      value={filters[name] === undefined ? null : String(filters[name])}
      error={errors[name] && t(errors[name])}
      data-autofocus={name === 'minHeight' ? focusOn('HEIGHT') : undefined}
      onChange={(value) => onChange({ [name]: value === null ? undefined : Number(value) })}
    />
  );
  return (
    <>
      {has('AGE') ? (
        <FieldRow>
          {age('minAge', t`Lowest age`, 18)}
          {age('maxAge', t`Highest age`, Math.max(filters.minAge ?? 0, 30))}
        </FieldRow>
      ) : null}
      {has('COUNTRY') ? (
        <MultiSelect
          label={nameOf('COUNTRY')}
          placeholder={t`Any`}
          data={countryOptions}
          maxValues={10}
          value={country}
          closesOnChoice
          data-autofocus={focusOn('COUNTRY')}
          onChange={(names) => onChange({ country: names, state: [] })}
        />
      ) : null}
      {has('STATE') ? (
        <MultiSelect
          label={nameOf('STATE')}
          placeholder={isOneCountry ? t`Any` : t`Choose one country first`}
          disabled={!isOneCountry}
          data={stateOptions}
          maxValues={10}
          value={state}
          closesOnChoice
          data-autofocus={focusOn('STATE')}
          onChange={(names) => onChange({ state: names })}
        />
      ) : null}
      {has('MARITAL_STATUS') ? (
        <ChipGroup
          label={nameOf('MARITAL_STATUS')}
          data={optionsOf(labels.MaritalStatus)}
          value={filters.maritalStatus ?? []}
          onChange={(values) => onChange({ maritalStatus: values as FeedFilters['maritalStatus'] })} // the keys of the labels
        />
      ) : null}
      {has('SCHOOL_OF_THOUGHT') ? (
        <ChipGroup
          label={nameOf('SCHOOL_OF_THOUGHT')}
          data={optionsOf(labels.SchoolOfThought)}
          value={filters.schoolOfThought ?? []}
          onChange={(values) => onChange({ schoolOfThought: values as FeedFilters['schoolOfThought'] })} // as above
        />
      ) : null}
      {has('EDUCATION') ? (
        <EducationInput
          name="education"
          label={nameOf('EDUCATION')}
          description={t`Words of it, such as MBBS`}
          maxLength={100}
          value={filters.education ?? ''}
          error={errors.education && t(errors.education)}
          data-autofocus={focusOn('EDUCATION')}
          onChange={(education) => onChange({ education })}
        />
      ) : null}
      {has('TAGS') ? (
        <ChipGroup
          label={nameOf('TAGS')}
          description={t`Members who have all of them.`}
          data={optionsOf(labels.Tag)}
          count={3}
          whenFull={t`Please choose at most three`}
          value={filters.tag ?? []}
          onChange={(values) => onChange({ tag: values as FeedFilters['tag'] })} // as above
        />
      ) : null}
      {has('HEIGHT') ? (
        <FieldRow>
          {height('minHeight', t`Lowest height`)}
          {height('maxHeight', t`Highest height`)}
        </FieldRow>
      ) : null}
      {factFilters
        .filter(([filter]) => has(filter) && shown.includes(filter))
        .map(([filter, fact]) => (
          <ChipGroup
            key={fact}
            label={nameOf(filter)}
            description={t`Only members who have answered this.`}
            data={factOptions(fact, i18n)}
            value={filters[fact] ?? []}
            onChange={(values) => onChange({ [fact]: values })}
          />
        ))}
    </>
  );
}

type EducationInputProps = Omit<TextInputProps, 'onChange'> & { value: string; onChange: (education: string) => void };

/** The words of an education. Members are found by the English one, also where its name in the language in use is typed. */
function EducationInput({ value, onChange, ...input }: EducationInputProps) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState('');
  const toStored = (text: string) => storedWord(text, educations, i18n);
  return (
    <TextInput
      {...input}
      // What is being typed stays as it is, until the filters are cleared.
      value={toStored(typed) === value ? typed : shownWord(value, i18n)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(toStored(currentTarget.value));
      }}
    />
  );
}

/** The errors of the filters, each at its field. */
export function filterErrors(filters: FeedFilters): FilterErrors {
  const { minAge, maxAge, education } = filters;
  return {
    ...(!isAge(minAge) && { minAge: msg`Please enter an age from 18 to 99` }),
    ...(!isAge(maxAge) && { maxAge: msg`Please enter an age from 18 to 99` }),
    ...rangeErrors(filters),
    ...(education && !/[\p{L}\p{N}]/u.test(education) && { education: msg`Please write a word with letters` }),
  };
}

/** The errors of two fields that do not fit each other; half an age is none yet. */
export function rangeErrors({ minAge, maxAge, minHeight, maxHeight }: FeedFilters): FilterErrors {
  return {
    ...(isAge(minAge) &&
      isAge(maxAge) &&
      isAbove(minAge, maxAge) && { minAge: msg`This age is above the highest one` }),
    ...(isAbove(minHeight, maxHeight) && { minHeight: msg`This height is above the highest one` }),
  };
}

function isAge(age: number | undefined): boolean {
  return age === undefined || (Number.isInteger(age) && age >= 18 && age <= 99);
}

function isAbove(least: number | undefined, most: number | undefined): boolean {
  return least !== undefined && most !== undefined && least > most;
}
