import type {
  CreatedBy,
  Gender,
  MaritalStatus,
  SchoolOfThought,
  Tag,
} from '@mithaq/openapi/generated/hooks/model/index.ts';

/** What stands in the two steps, in the shape of the controls: numbers as typed, lists of words as one text. */
export interface ProfileFormValues {
  fullName: string;
  dateOfBirth: string;
  gender: Gender | null;
  height: string;
  maritalStatus: MaritalStatus | null;
  education: string;
  occupation: string;
  /** By code; sent as a name. */
  country: string | null;
  /** By code; sent as a name. */
  state: string | null;
  city: string;
  profileSchoolOfThought: SchoolOfThought | null;
  createdBy: CreatedBy | null;
  aboutMe: string;
  tags: Tag[];
  preferredMinAge: string;
  preferredMaxAge: string;
  /** By name. */
  preferredCountries: string[];
  /** By name. */
  preferredStates: string[];
  preferredCities: string;
  preferredEducation: string;
  preferredOccupation: string;
  preferredSchoolOfThought: SchoolOfThought | null;
  preferredMaritalStatus: MaritalStatus[];
  preferredOtherPreferences: string;
}

export type ProfileField = keyof ProfileFormValues;

/** A new form (defaults of SPEC section 5). */
export const emptyForm: ProfileFormValues = {
  fullName: '',
  dateOfBirth: '',
  gender: null,
  height: '',
  maritalStatus: null,
  education: '',
  occupation: 'Na',
  country: null,
  state: null,
  city: '',
  profileSchoolOfThought: null,
  createdBy: null,
  aboutMe: '',
  tags: [],
  preferredMinAge: '18',
  preferredMaxAge: '24',
  preferredCountries: [],
  preferredStates: [],
  preferredCities: '',
  preferredEducation: '',
  preferredOccupation: '',
  preferredSchoolOfThought: null,
  preferredMaritalStatus: ['UNMARRIED'],
  preferredOtherPreferences: '',
};
