import { firstNameOf as firstName } from '@mithaq/openapi/rules/first-name.ts';
import {
  newEmail,
  newPhoneNumber,
  newProfileBody,
  newWord,
  type ProfileOverrides,
} from '@mithaq/openapi/examples/factories.ts';
import type { ProfileAndPreferencesInput } from '@mithaq/openapi/generated/hooks/model/index.ts';

/** A person without an account. */
export type Person = { name: string; email: string; phoneNumber: string; body: ProfileAndPreferencesInput };

/** The moderator's account, named to the server in playwright.config.ts. */
export const moderatorEmail = 'moderator@example.test';

/** A woman by default. The first name is unique, so that a journey finds the person in a list. */
export function newPerson({ profile, preferences }: ProfileOverrides = {}): Person {
  const mark = newWord().toLowerCase();
  const person = profile?.gender === 'MALE' ? `Yusuf${mark} Khan` : `Maryam${mark} Siddiqui`;
  const fullName = profile?.fullName ?? person;
  return {
    name: fullName,
    email: newEmail(),
    phoneNumber: newPhoneNumber(),
    body: newProfileBody({
      profile: { dateOfBirth: '1998-05-17', annualIncome: null, ...profile, fullName },
      preferences,
    }),
  };
}

/** The part of the name that others read before a proposal exists. */
export function firstNameOf({ name }: Pick<Person, 'name'>): string {
  return firstName({ fullName: name });
}
