import { Trans, useLingui } from '@lingui/react/macro';
import type { Place } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { MultiSelectField, SelectField, UnstyledButton, type FieldProps, type Option } from '@mithaq/ui-kit';
import { useMemo, type ReactNode } from 'react';
import { countryName } from '../languages/country-name.ts';
import classes from './ProfileForm.module.css';
import type { ProfileFormModel } from './use-profile-form.ts';
import { useStatesOf } from './use-places.ts';

interface PlaceControlProps extends FieldProps {
  model: ProfileFormModel;
}

/** One country. Another country has other states, so the state is cleared. */
function CountryControl({ model, description, ...field }: PlaceControlProps) {
  const { t } = useLingui();
  const { values, change, lists } = model;
  const options = useCountryOptions(lists.places.countries, 'code');
  return (
    <SelectField
      {...field}
      description={
        lists.countryList.isError ? (
          <Retry onRetry={lists.countryList.refetch}>{t`The countries could not be loaded.`}</Retry>
        ) : (
          description
        )
      }
      placeholder={t`Choose`}
      options={options}
      value={values.country}
      onChange={(country) => {
        if (country !== values.country) change({ country, state: null });
      }}
    />
  );
}

/** One state of the chosen country. */
function StateControl({ model, description, ...field }: PlaceControlProps) {
  const { t } = useLingui();
  const { values, change, lists } = model;
  const { isLoading, isError, refetch } = lists.stateList;
  return (
    <SelectField
      {...field}
      description={isError ? <Retry onRetry={refetch}>{t`The states could not be loaded.`}</Retry> : description}
      placeholder={isLoading ? t`Loading…` : t`Choose`}
      disabled={values.country === null}
      options={lists.places.states.map(({ code, name }) => ({ value: code, label: name }))}
      value={values.state}
      onChange={(state) => change({ state })}
    />
  );
}

/** Several countries. The states of one that is taken away go with it. */
function CountriesControl({ model, ...field }: PlaceControlProps) {
  const { t } = useLingui();
  const { values, change, lists } = model;
  const listed = useCountryOptions(lists.places.countries, 'name');
  const { preferredCountries, preferredStates } = values;
  const statesOf = useStatesOf(preferredCountries, lists.places.countries);
  const choose = (countries: string[]) => {
    const named = (which: (country: string) => boolean) =>
      new Set([...statesOf].flatMap(([country, states]) => (which(country) ? states.map(({ name }) => name) : [])));
    const gone = named((country) => !countries.includes(country)).difference(
      named((country) => countries.includes(country)),
    );
    change({ preferredCountries: countries, preferredStates: preferredStates.filter((state) => !gone.has(state)) });
  };
  return (
    <MultiSelectField
      {...field}
      placeholder={t`Choose one or more`}
      options={withChosen(listed, preferredCountries)}
      value={preferredCountries}
      onChange={choose}
    />
  );
}

/** Several states of the chosen countries. */
function StatesControl({ model, ...field }: PlaceControlProps) {
  const { t } = useLingui();
  const { values, change, lists } = model;
  const { preferredCountries, preferredStates } = values;
  const statesOf = useStatesOf(preferredCountries, lists.places.countries);
  const names = new Set([...statesOf.values()].flatMap((states) => states.map(({ name }) => name)));
  const listed = [...names].map((name) => ({ value: name, label: name }));
  return (
    <MultiSelectField
      {...field}
      placeholder={
        preferredCountries.length === 0 ? t`Choose a country first` : t({ message: 'Any', context: 'state' })
      }
      disabled={preferredCountries.length === 0}
      options={withChosen(listed, preferredStates)}
      value={preferredStates}
      onChange={(states) => change({ preferredStates: states })}
    />
  );
}

/** By the kinds of profile-fields.ts. */
export const placeControls = {
  country: CountryControl,
  state: StateControl,
  countries: CountriesControl,
  states: StatesControl,
};

/** Countries by the names of this language, and found by the English ones too, which are what is sent. */
function useCountryOptions(countries: Place[], kept: 'code' | 'name'): Option[] {
  const { i18n } = useLingui();
  const { locale } = i18n;
  return useMemo(() => {
    const options = countries.map((country) => ({
      value: country[kept],
      label: countryName(country, locale),
      alias: country.name,
    }));
    return locale === 'en' ? options : options.toSorted(({ label: a }, { label: b }) => a.localeCompare(b, locale));
  }, [countries, kept, locale]);
}

/** With what was chosen and is in no list any more. */
function withChosen(options: Option[], chosen: string[]): Option[] {
  return [
    ...options,
    ...chosen
      .filter((name) => !options.some(({ value }) => value === name))
      .map((name) => ({ value: name, label: name })),
  ];
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
