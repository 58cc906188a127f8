import type { CreatedBy, Gender, ProfileAndPreferences } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { shownAge } from '@mithaq/openapi/rules/age.ts';
import { shownId, shownOccupation, shownPlace } from '@mithaq/openapi/rules/profile.ts';
import { LetterSection, ProfileLetter, type Essential } from '@mithaq/ui-kit';
import type { ReactNode } from 'react';
import { lookingFor } from './looking-for.ts';
import { profileFields } from './profile-fields.ts';
import classes from './ProfileView.module.css';

export interface ProfileViewProps extends ProfileAndPreferences {
  /** More at the end of the letter. */
  children?: ReactNode;
}

/** A profile as a letter of introduction: essentials, words, tags, and what is looked for. */
export function ProfileView({ profile, preferences, children }: ProfileViewProps) {
  const occupation = shownOccupation(profile.occupation);
  const essentials: (Essential | false)[] = [
    { label: 'Age', value: `${shownAge(profile.dateOfBirth)} years` },
    { label: 'Lives in', value: shownPlace(profile) },
    { label: 'Height', value: `${profile.height} ft` },
    { label: profileFields.maritalStatus.label, value: labels.MaritalStatus[profile.maritalStatus] },
    { label: profileFields.education.label, value: profile.education },
    occupation !== undefined && { label: profileFields.occupation.label, value: occupation },
    { label: profileFields.profileSchoolOfThought.label, value: labels.SchoolOfThought[profile.profileSchoolOfThought] },
  ];
  return (
    <ProfileLetter
      sealId={profile.id}
      name={profile.fullName ?? profile.firstName}
      subline={[shownId(profile.id), profile.isVerified ? 'Phone verified' : 'Phone not yet verified', `Profile created by ${creator(profile.createdBy, profile.gender)}`]}
      essentials={essentials.filter((entry) => entry !== false)}
      words={profile.aboutMe}
      tags={profile.tags.map((tag) => labels.Tag[tag])}
    >
      <LetterSection title="Looking for">
        {lookingFor(profile.gender, preferences).map((line) => (
          <p key={line} className={classes.line} dir="auto">
            {line}
          </p>
        ))}
        {preferences.otherPreferences ? (
          <p className={classes.own} dir="auto">
            {preferences.otherPreferences}
          </p>
        ) : null}
      </LetterSection>
      {children}
    </ProfileLetter>
  );
}

function creator(createdBy: CreatedBy, gender: Gender): string {
  if (createdBy === 'SELF') return gender === 'MALE' ? 'himself' : 'herself';
  return labels.CreatedBy[createdBy].toLowerCase();
}
