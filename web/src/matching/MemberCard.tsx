import type { ListedProfile } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { shownAge } from '@mithaq/openapi/rules/age.ts';
import { shownId, shownOccupation, shownPlaceBriefly } from '@mithaq/openapi/rules/profile.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ProfileCard } from '@mithaq/ui-kit';
import { listed } from '../languages/listed.ts';
import { useContractWords } from '../languages/use-contract-words.ts';
import { useCountryNames } from '../languages/use-country-names.ts';
import { matchSentence } from './match-sentence.ts';

/** A member of a list; the whole card leads to the profile. */
export function MemberCard({ member }: { member: ListedProfile }) {
  const { t, i18n } = useLingui();
  const word = useContractWords();
  const countryNamed = useCountryNames();
  const age = shownAge(member.dateOfBirth);
  return (
    <ProfileCard
      href={`/profile/${member.id}`}
      sealId={member.id}
      firstName={member.firstName}
      profileId={shownId(member.id)}
      age={t`${plural(age, { one: '# year', other: '# years' })}`}
      place={listed(shownPlaceBriefly(member, countryNamed), i18n)}
      occupation={shownOccupation(member.occupation)}
      education={member.education}
      aboutMe={member.aboutMe}
      tags={member.tags.map((tag) => word(labels.Tag[tag]))}
      reason={matchSentence(member, i18n, countryNamed)}
    />
  );
}
