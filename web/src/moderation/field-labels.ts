import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DoubtedField } from '@mithaq/openapi/generated/hooks/model/index.ts';

/** What the profile form calls the field of a flagged text. */
export const fieldLabels: Record<DoubtedField, MessageDescriptor> = {
  fullName: msg`Full name`,
  education: msg`Education`,
  occupation: msg`Occupation`,
  city: msg`City`,
  aboutMe: msg`About me`,
  preferredEducation: msg`Preferred education`,
  preferredOccupation: msg`Preferred occupation`,
  preferredCities: msg`Preferred cities`,
  preferredOtherPreferences: msg`Other preferences`,
};
