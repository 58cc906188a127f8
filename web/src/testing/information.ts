import type { ProfileFormValues } from '../profiles/profile-form-values.ts';

/** The answers of a new member to all questions of the first step. */
export const information: ProfileFormValues['profileCreationInput'] = {
  createdBy: 'SELF',
  fullName: 'Maryam Siddiqui',
  dateOfBirth: '1997-04-12',
  gender: 'FEMALE',
  height: 5.4,
  maritalStatus: 'UNMARRIED',
  education: 'MBBS',
  occupation: 'Na',
  country: 'India',
  state: 'Telangana',
  city: 'Hyderabad',
  profileSchoolOfThought: 'MALIKI',
  aboutMe: 'I hope for a home that is gentle.',
  tags: ['RELIGIOUS', 'CREATIVE', 'TRAVELER'],
};
