import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import type { CreatedBy, Gender, ProfileAndPreferences } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { shownAge } from '@mithaq/openapi/rules/age.ts';
import { shownId, shownOccupation, shownPlace } from '@mithaq/openapi/rules/profile.ts';
import { LetterSection, ProfileLetter, type Essential } from '@mithaq/ui-kit';
import { listed } from '../languages/listed.ts';
import { useContractWords } from '../languages/use-contract-words.ts';
import { useCountryNames } from '../languages/use-country-names.ts';
import { lookingFor } from './looking-for.ts';
import { maritalStatusOf } from './marital-status.ts';
import { ProfileWaiting } from './ProfileWaiting.tsx';
import classes from './ProfileView.module.css';

/** A profile as a letter of introduction: essentials, words, tags, and what is looked for. */
export function ProfileView({ profile, preferences }: ProfileAndPreferences) {
  const { t, i18n } = useLingui();
  const word = useContractWords();
  const countryNamed = useCountryNames();
  if (!countryNamed) return <ProfileWaiting />;

  const { gender } = profile;
  const occupation = shownOccupation(profile.occupation);
  const age = shownAge(profile.dateOfBirth);
  const height = i18n.number(profile.height);
  const essentials: (Essential | false)[] = [
    { label: t`Age`, value: <Plural value={age} one="# year" other="# years" /> },
    { label: t`Lives in`, value: listed(shownPlace(profile, countryNamed), i18n) },
    { label: t`Height`, value: t`${height} ft` },
    { label: t`Marital status`, value: t(maritalStatusOf[gender][profile.maritalStatus]) },
    { label: t`Education`, value: profile.education },
    occupation !== undefined && { label: t`Occupation`, value: occupation },
    { label: t`School of thought`, value: word(labels.SchoolOfThought[profile.profileSchoolOfThought]) },
  ];
  const id = (
    <bdi key="id" dir="ltr">
      {shownId(profile.id)}
    </bdi>
  );
  return (
    <ProfileLetter
      sealId={profile.id}
      name={profile.fullName ?? profile.firstName}
      subline={[
        id,
        profile.isVerified ? t`Phone verified` : t`Phone not yet verified`,
        t(creation(profile.createdBy, gender)),
      ]}
      essentials={essentials.filter((entry) => entry !== false)}
      words={profile.aboutMe}
      tags={profile.tags.map((tag) => word(labels.Tag[tag]))}
    >
      <LetterSection title={t(search[gender])}>
        {lookingFor(gender, preferences, i18n, countryNamed).map((line) => (
          <p key={line} className={classes.line}>
            {line}
          </p>
        ))}
        {preferences.otherPreferences ? (
          <p className={classes.own} dir="auto">
            {preferences.otherPreferences}
          </p>
        ) : null}
      </LetterSection>
    </ProfileLetter>
  );
}

/** By the gender of who looks. */
const search: Record<Gender, MessageDescriptor> = {
  MALE: msg({ message: 'Looking for', context: 'a man looks for a woman' }),
  FEMALE: msg({ message: 'Looking for', context: 'a woman looks for a man' }),
};

const creations: Record<Exclude<CreatedBy, 'SELF'> | Gender, MessageDescriptor> = {
  MALE: msg`Profile created by himself`,
  FEMALE: msg`Profile created by herself`,
  MOTHER: msg`Profile created by mother`,
  FATHER: msg`Profile created by father`,
  BROTHER: msg`Profile created by brother`,
  SISTER: msg`Profile created by sister`,
  GUARDIAN: msg`Profile created by guardian`,
};

function creation(createdBy: CreatedBy, gender: Gender): MessageDescriptor {
  return creations[createdBy === 'SELF' ? gender : createdBy];
}
