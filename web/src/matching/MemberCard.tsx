import type { ListedProfile } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { labels } from '@mithaq/openapi/generated/forms.ts';
import { shownAge } from '@mithaq/openapi/rules/age.ts';
import { shownId, shownOccupation, shownPlaceBriefly } from '@mithaq/openapi/rules/profile.ts';
import { ProfileCard } from '@mithaq/ui-kit';
import { matchSentence } from './match-sentence.ts';

/** A member of a list; the whole card leads to the profile. */
export function MemberCard({ member }: { member: ListedProfile }) {
  return (
    <ProfileCard
      href={`/profile/${member.id}`}
      sealId={member.id}
      firstName={member.firstName}
      profileId={shownId(member.id)}
      age={`${shownAge(member.dateOfBirth)} years`}
      place={shownPlaceBriefly(member)}
      occupation={shownOccupation(member.occupation)}
      education={member.education}
      aboutMe={member.aboutMe}
      tags={member.tags.map((tag) => labels.Tag[tag])}
      reason={matchSentence(member)}
    />
  );
}
