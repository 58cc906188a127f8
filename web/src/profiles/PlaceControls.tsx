import type { Place } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { MultiSelectField, SelectField, UnstyledButton, type FieldProps } from '@mithaq/ui-kit';
import classes from './ProfileForm.module.css';
import type { ProfileFormModel } from './use-profile-form.ts';
import { useStatesOf } from './use-places.ts';

interface PlaceControlProps extends FieldProps {
  model: ProfileFormModel;
}

const byCode = (places: Place[]) => places.map(({ code, name }) => ({ value: code, label: name }));
const byName = (names: string[]) => [...new Set(names)].map((name) => ({ value: name, label: name }));

/** One country. Another country has other states, so the state is cleared. */
function CountryControl({ model, description, ...field }: PlaceControlProps) {
  const { form, lists } = model;
  return (
    <SelectField
      {...field}
      description={lists.countryList.isError ? <Retry what="countries" onRetry={lists.countryList.refetch} /> : description}
      placeholder="Choose"
      options={byCode(lists.places.countries)}
      value={form.values.country}
      onChange={(country) => {
        if (country !== form.values.country) form.setValues({ country, state: null });
      }}
    />
  );
}

/** One state of the chosen country. */
function StateControl({ model, description, ...field }: PlaceControlProps) {
  const { form, lists } = model;
  const { isLoading, isError, refetch } = lists.stateList;
  return (
    <SelectField
      {...field}
      description={isError ? <Retry what="states" onRetry={refetch} /> : description}
      placeholder={isLoading ? 'Loading…' : 'Choose'}
      disabled={form.values.country === null}
      options={byCode(lists.places.states)}
      value={form.values.state}
      onChange={(state) => form.setFieldValue('state', state)}
    />
  );
}

/** Several countries. The states of one that is taken away go with it. */
function CountriesControl({ model, ...field }: PlaceControlProps) {
  const { form, lists } = model;
  const { preferredCountries, preferredStates } = form.values;
  const statesOf = useStatesOf(preferredCountries, lists.places.countries);
  const change = (countries: string[]) => {
    const named = (which: (country: string) => boolean) => new Set([...statesOf].flatMap(([country, states]) => (which(country) ? states.map(({ name }) => name) : [])));
    const gone = named((country) => !countries.includes(country)).difference(named((country) => countries.includes(country)));
    form.setValues({ preferredCountries: countries, preferredStates: preferredStates.filter((state) => !gone.has(state)) });
  };
  const options = byName([...lists.places.countries.map(({ name }) => name), ...preferredCountries]);
  return <MultiSelectField {...field} placeholder="Choose one or more" options={options} value={preferredCountries} onChange={change} />;
}

/** Several states of the chosen countries. */
function StatesControl({ model, ...field }: PlaceControlProps) {
  const { form, lists } = model;
  const { preferredCountries, preferredStates } = form.values;
  const statesOf = useStatesOf(preferredCountries, lists.places.countries);
  const names = [...statesOf.values()].flatMap((states) => states.map(({ name }) => name));
  return (
    <MultiSelectField
      {...field}
      placeholder={preferredCountries.length === 0 ? 'Choose a country first' : 'Any'}
      disabled={preferredCountries.length === 0}
      options={byName([...names, ...preferredStates])}
      value={preferredStates}
      onChange={(states) => form.setFieldValue('preferredStates', states)}
    />
  );
}

/** By the kinds of profile-fields.ts. */
export const placeControls = { country: CountryControl, state: StateControl, countries: CountriesControl, states: StatesControl };

function Retry({ what, onRetry }: { what: string; onRetry: () => unknown }) {
  return (
    <>
      The {what} could not be loaded.{' '}
      <UnstyledButton className={classes.retry} onClick={() => void onRetry()}>
        Try again
      </UnstyledButton>
    </>
  );
}
