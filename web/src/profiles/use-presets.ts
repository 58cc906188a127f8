import { displayAge, isRealDate } from '@mithaq/openapi/rules/age.ts';
import { useState } from 'react';
import { fieldsOf, type FieldPath } from './profile-fields.ts';
import { useFieldValue, valueAt, type ProfileFormModel } from './profile-form-values.ts';

/** Up to this age the wishes that a new form begins with are left to be noticed. */
const youngAdult = 26;

const minAge = 'preferencesInput.preferredMinAge';
const maxAge = 'preferencesInput.preferredMaxAge';
const statuses = 'preferencesInput.preferredMaritalStatus';

export interface Presets {
  /** Wishes that the form began with and that probably do not fit: they are not published before the member has said so. */
  unchosen: { ages: boolean; statuses: boolean };
  /** The same of this moment. */
  isUnchosen: () => boolean;
  /** How often the member tried to go on without an answer. */
  asked: number;
  ask: () => void;
}

/** The wishes that a new form begins with: 18 to 24 years of somebody older than 26, and unmarried of who was married. */
export function usePresets(form: ProfileFormModel, isNew: boolean): Presets {
  const [asked, setAsked] = useState(0);
  const born = useFieldValue(form, 'profileCreationInput.dateOfBirth');
  const maritalStatus = useFieldValue(form, 'profileCreationInput.maritalStatus');
  const watched = [useFieldValue(form, minAge), useFieldValue(form, maxAge), useFieldValue(form, statuses)];
  const areInitial = (paths: FieldPath[]) =>
    paths.every((path) => {
      const field = fieldsOf(1).find((each) => each.path === path);
      return JSON.stringify(valueAt(form.getValues(), path)) === JSON.stringify(field?.initial);
    });
  const isOlder = Boolean(born && isRealDate(born) && displayAge(born) > youngAdult);
  const wasMarried = Boolean(maritalStatus && maritalStatus !== 'UNMARRIED');
  const find = () => ({
    ages: isNew && isOlder && areInitial([minAge, maxAge]),
    statuses: isNew && wasMarried && areInitial([statuses]),
  });
  // The values are read again whenever one of them changes.
  const unchosen = watched.length > 0 ? find() : { ages: false, statuses: false };
  return {
    unchosen,
    isUnchosen: () => Object.values(find()).some(Boolean),
    asked,
    ask: () => setAsked((before) => before + 1),
  };
}
