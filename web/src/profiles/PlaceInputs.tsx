import { Trans, useLingui } from '@lingui/react/macro';
import { Autocomplete, MultiSelect, Select, TextInput, UnstyledButton, type Option } from '@mithaq/ui-kit';
import type { ReactNode } from 'react';
import {
  codeOf,
  nameOf,
  useCountries,
  useCountryOptions,
  useStateOptions,
  useStates,
  useStatesOf,
  withStored,
} from '../reference/use-places.ts';
import { useCities } from '../reference/place-names.ts';
import type { FieldPath } from './profile-fields.ts';
import classes from './ProfileForm.module.css';
import { toList, typedList, useFieldValue, type ProfileFormModel } from './profile-form-values.ts';

interface PlaceInputProps<Value = never> {
  /** The props of every control: label, help, error. */
  input: { description?: ReactNode; defaultValue?: Value };
  path: FieldPath;
  form: ProfileFormModel;
}

const country = 'profileCreationInput.country';
const state = 'profileCreationInput.state';
const city = 'profileCreationInput.city';
const preferredCities = 'preferencesInput.preferredLocation.cities';
const preferredCountries = 'preferencesInput.preferredLocation.countries';
const preferredStates = 'preferencesInput.preferredLocation.states';

/** One country, chosen by code and stored by name. Another country has other states, so the state is cleared. */
function CountryInput({ input, form }: PlaceInputProps) {
  const { t } = useLingui();
  const { countries, isError, refetch } = useCountries();
  const name = useFieldValue(form, country);
  const listed = withStored(countries, name);
  return (
    <Select
      {...input}
      description={
        isError ? <Retry onRetry={refetch}>{t`The countries could not be loaded.`}</Retry> : input.description
      }
      placeholder={t`Choose`}
      data={useCountryOptions(listed, 'code')}
      value={codeOf(listed, name)}
      onChange={(code) => {
        form.setFieldValue(country, nameOf(listed, code), { forceUpdate: false });
        // One that is empty stays untouched: nobody has been asked for it yet, so it is no error.
        if (form.getValues().profileCreationInput.state) form.setFieldValue(state, null, { forceUpdate: false });
      }}
    />
  );
}

/** One state of the chosen country. */
function StateInput({ input, form }: PlaceInputProps) {
  const { t } = useLingui();
  const { countries } = useCountries();
  const chosenCountry = useFieldValue(form, country);
  const name = useFieldValue(form, state);
  const { states, isLoading, isError, refetch } = useStates(codeOf(countries, chosenCountry));
  const listed = withStored(states, name);
  return (
    <Select
      {...input}
      description={isError ? <Retry onRetry={refetch}>{t`The states could not be loaded.`}</Retry> : input.description}
      placeholder={isLoading ? t`Loading…` : t`Choose`}
      disabled={!chosenCountry}
      data={useStateOptions(listed, 'code')}
      nothingFound={useNoSuchState()}
      value={codeOf(listed, name)}
      onChange={(code) => form.setFieldValue(state, nameOf(listed, code), { forceUpdate: false })}
    />
  );
}

/** Several countries. Removing one removes its states. */
function CountriesInput({ input, form }: PlaceInputProps) {
  const { t } = useLingui();
  const { countries } = useCountries();
  const chosen = useFieldValue(form, preferredCountries);
  const statesOf = useStatesOf(chosen, countries);
  const choose = (names: string[]) => {
    const statesWhere = (isMeant: (name: string) => boolean) =>
      new Set([...statesOf].flatMap(([name, states]) => (isMeant(name) ? states.map((place) => place.name) : [])));
    const gone = statesWhere((name) => !names.includes(name)).difference(statesWhere((name) => names.includes(name)));
    const states = form.getValues().preferencesInput.preferredLocation.states ?? [];
    form.setFieldValue(preferredCountries, names, { forceUpdate: false });
    form.setFieldValue(
      preferredStates,
      states.filter((name) => !gone.has(name)),
      { forceUpdate: false },
    );
  };
  return (
    <MultiSelect
      {...input}
      placeholder={t`Choose one or more`}
      data={withChosen(useCountryOptions(countries, 'name'), chosen)}
      value={chosen}
      onChange={choose}
    />
  );
}

/** Several states of the chosen countries. */
function StatesInput({ input, form }: PlaceInputProps) {
  const { t } = useLingui();
  const { countries } = useCountries();
  const chosenCountries = useFieldValue(form, preferredCountries);
  const chosen = useFieldValue(form, preferredStates) ?? [];
  const statesOf = useStatesOf(chosenCountries, countries);
  const names = new Set([...statesOf.values()].flatMap((states) => states.map(({ name }) => name)));
  const hasCountry = chosenCountries.length > 0;
  return (
    <MultiSelect
      {...input}
      placeholder={hasCountry ? t({ message: 'Any', context: 'state' }) : t`Choose a country first`}
      disabled={!hasCountry}
      data={useStateOptions([...new Set([...names, ...chosen])].map(toPlace), 'name')}
      nothingFound={useNoSuchState()}
      value={chosen}
      onChange={(states) => form.setFieldValue(preferredStates, states, { forceUpdate: false })}
    />
  );
}

/** England is none of the list, which has its counties. */
function useNoSuchState(): string {
  const { t } = useLingui();
  return t`Nothing found. Try another area: a state, a county, a district or the council of your town.`;
}

/** A city: any text, with those of the country that have a name in this language. */
function CityInput({ input, form }: PlaceInputProps<string>) {
  const { countries } = useCountries();
  const { suggestions, toShown, toStored } = useCities(codeOf(countries, useFieldValue(form, country)));
  const props = {
    ...input,
    autoComplete: 'off',
    // Another country may bring the other control.
    defaultValue: toShown(form.getValues().profileCreationInput.city ?? ''),
  };
  const store = (typed: string) => form.setFieldValue(city, toStored(typed), { forceUpdate: false });
  return suggestions.length > 0 ? (
    <Autocomplete {...props} data={suggestions} onChange={store} />
  ) : (
    <TextInput {...props} onChange={({ currentTarget: { value } }) => store(value)} />
  );
}

/** Several cities, separated by commas. */
function CitiesInput({ input, form }: PlaceInputProps<string[]>) {
  const { i18n } = useLingui();
  const { toShown, toStored } = useCities(null);
  return (
    <TextInput
      {...input}
      autoComplete="off"
      defaultValue={typedList(input.defaultValue?.map(toShown) ?? [], i18n)}
      onChange={({ currentTarget: { value } }) =>
        form.setFieldValue(preferredCities, toList(value).map(toStored), { forceUpdate: false })
      }
    />
  );
}

/** By the kinds of profile-fields.ts. */
export const placeInputs = {
  country: CountryInput,
  state: StateInput,
  countries: CountriesInput,
  states: StatesInput,
  city: CityInput,
  cities: CitiesInput,
};

/** A name in the place of its code. */
const toPlace = (name: string) => ({ code: name, name });

/** With chosen values that are in no list any more. */
function withChosen(options: Option[], chosen: string[]): Option[] {
  const missing = chosen.filter((name) => !options.some(({ value }) => value === name));
  return [...options, ...missing.map((name) => ({ value: name, label: name }))];
}

function Retry({ children, onRetry }: { children: ReactNode; onRetry: () => unknown }) {
  return (
    <>
      {children}{' '}
      <UnstyledButton className={classes.retry} onClick={() => void onRetry()}>
        <Trans>Try again</Trans>
      </UnstyledButton>
    </>
  );
}
