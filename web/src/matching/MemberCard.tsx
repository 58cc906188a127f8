import type { ListedProfile, ProfileAndPreferences } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { displayAge } from '@mithaq/openapi/rules/age.ts';
import { displayId, displayOccupation, shortPlaceNames } from '@mithaq/openapi/rules/profile.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ProfileCard } from '@mithaq/ui-kit';
import { listed } from '../i18n/listed.ts';
import { authorSentence } from '../shared/author-sentence.ts';
import { maritalStatusOf } from '../shared/marital-status.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { usePlaceNames } from '../reference/place-names.ts';
import { useHeight } from '../shared/use-height.ts';
import { SaveProfileButton } from '../members/SaveProfileButton.tsx';
import { shownWord } from '../shared/known-words.ts';
import { useShownName } from '../shared/use-shown-name.ts';
import { matchSentence } from './match-sentence.ts';

export interface MemberCardProps {
  member: ListedProfile;
  /** The reader's own profile, once it is there; For You says what fits. */
  own?: ProfileAndPreferences;
  /** The reader has opened the profile on this device. */
  isRead?: boolean;
}

/** A member of a list. The whole card links to the profile; a button in its corner saves it. */
export function MemberCard({ member, own, isRead = false }: MemberCardProps) {
  const { t, i18n } = useLingui();
  const messages = useMessages();
  const placeNamed = usePlaceNames();
  const heightOf = useHeight();
  const firstName = useShownName()(member.firstName);
  const age = displayAge(member.dateOfBirth);
  const occupation = displayOccupation(member.occupation);
  return (
    <ProfileCard
      href={`/profile/${member.id}`}
      sealId={member.id}
      firstName={firstName}
      profileId={displayId(member.id)}
      age={t`${plural(age, { one: '# year', other: '# years' })}`}
      maritalStatus={t(maritalStatusOf[member.gender][member.maritalStatus])}
      height={heightOf.short(member.heightCm)}
      place={listed(shortPlaceNames(member, placeNamed), i18n)}
      occupation={occupation && shownWord(occupation, i18n, member.gender)}
      education={shownWord(member.education, i18n, member.gender)}
      aboutMe={member.aboutMe}
      tags={member.tags.map((tag) => messages.text(labels.Tag[tag]))}
      author={t(authorSentence[member.gender][member.createdBy])}
      action={<SaveProfileButton member={{ id: member.id, firstName }} />}
      read={isRead ? t`Already read` : undefined}
      reason={matchSentence(member, own, i18n, placeNamed)}
    />
  );
}
