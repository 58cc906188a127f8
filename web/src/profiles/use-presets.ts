import { displayAge, isRealDate } from '@mithaq/openapi/rules/age.ts';
import { useState } from 'react';
import { fieldsOf, type FieldPath } from './profile-fields.ts';
import { useFieldValue, valueAt, type ProfileFormModel } from './profile-form-values.ts';

/** Up to this age the wishes that a new form begins with are left to be noticed. */
const youngAdult = 26;

const minAge = 'preferencesInput.preferredMinAge';
const maxAge = 'preferencesInput.preferredMaxAge';
const statuses = 'preferencesInput.preferredMaritalStatus';

/** A wish that the form begins with. */
export type Preset = 'ages' | 'statuses';

/** The field below which the form asks about a preset. */
export const presetPaths = { ages: maxAge, statuses } as const satisfies Record<Preset, FieldPath>;

// Object.keys forgets the literal type of the keys, which the table's own type holds.
export const presetNames = Object.keys(presetPaths) as Preset[];

export interface Presets {
  /** Whether a preset probably does not fit: it is not published before the member has said so. */
  unchosen: Record<Preset, boolean>;
  /** Whether the value of this field is such a preset. */
  isUnchosen: (path: FieldPath) => boolean;
  /** The first preset without an answer, of this moment. */
  firstUnchosen: () => Preset | undefined;
  /** The presets to which the member has answered. */
  confirmed: readonly Preset[];
  confirm: (preset: Preset) => void;
  /** The preset at which Submit has stopped, a new object each time. */
  asked?: { preset: Preset };
  ask: (preset: Preset) => void;
}

/** The wishes that a new form begins with: 18 to 24 years of somebody older than 26, and unmarried of who was married. */
export function usePresets(form: ProfileFormModel, isNew: boolean): Presets {
  const [asked, setAsked] = useState<{ preset: Preset }>();
  const [confirmed, setConfirmed] = useState<readonly Preset[]>([]);
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
  const isOpen = (preset: Preset) => isNew && !confirmed.includes(preset);
  const find = () => ({
    ages: isOpen('ages') && isOlder && areInitial([minAge, maxAge]),
    statuses: isOpen('statuses') && wasMarried && areInitial([statuses]),
  });
  // The values are read again whenever one of them changes.
  const unchosen = watched.length > 0 ? find() : { ages: false, statuses: false };
  return {
    unchosen,
    isUnchosen: (path) =>
      (unchosen.ages && (path === minAge || path === maxAge)) || (unchosen.statuses && path === statuses),
    firstUnchosen: () => {
      const { ages, statuses: areStatuses } = find();
      return ages ? 'ages' : areStatuses ? 'statuses' : undefined;
    },
    confirmed,
    confirm: (preset) => setConfirmed((before) => [...before, preset]),
    asked,
    ask: (preset) => setAsked({ preset }),
  };
}
