import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Gender, Preferences, Profile } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { displayId, shortPlaceNames } from '@mithaq/openapi/rules/profile.ts';
import {
  LinkButton,
  Loader,
  ProfileDetails,
  ProfileSection,
  useOwnWords,
  type ProfileDetailsProps,
} from '@mithaq/ui-kit';
import { listed } from '../i18n/listed.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { usePlaceNames } from '../reference/place-names.ts';
import { authorSentence } from '../shared/author-sentence.ts';
import { useShownName } from '../shared/use-shown-name.ts';
import { lookingFor } from './looking-for.ts';
import type { SectionName } from './profile-fields.ts';
import { sectionTitles } from './section-titles.ts';
import { useProfileFacts } from './use-profile-facts.tsx';
import classes from './ProfileView.module.css';

export interface ProfileViewProps extends Pick<ProfileDetailsProps, 'menu' | 'status' | 'notes' | 'after'> {
  /** Without an id where somebody without an account reads it. */
  profile: Omit<Profile, 'id'> & Partial<Pick<Profile, 'id'>>;
  preferences: Omit<Preferences, 'preferencesId'>;
  /** Whether each part has a link to edit it: on the own profile. */
  canEdit?: boolean;
}

/** A whole profile: text, tags and preferences, then the facts. */
export function ProfileView({ profile, preferences, menu, status, notes, after, canEdit }: ProfileViewProps) {
  const { t, i18n } = useLingui();
  const messages = useMessages();
  const factsOf = useProfileFacts();
  const placeNamed = usePlaceNames();
  const shownName = useShownName();
  const ownWords = useOwnWords();
  if (!placeNamed) return <Loader mih="60vh" />;

  const { gender } = profile;
  const { age, inShort, optional } = factsOf(profile, placeNamed);
  const id = profile.id ? (
    <bdi key="id" dir="ltr">
      {displayId(profile.id)}
    </bdi>
  ) : null;
  return (
    <ProfileDetails
      sealId={profile.id ?? profile.firstName}
      name={shownName(profile.fullName ?? profile.firstName)}
      lead={[age, listed(shortPlaceNames(profile, placeNamed), i18n)]}
      subline={[
        ...(id ? [id] : []),
        profile.isVerified ? t`Phone verified` : t`Phone not yet verified`,
        t(authorSentence[gender][profile.createdBy]),
        ...(profile.isHereThisMonth ? [t`Here this month`] : []),
      ]}
      factsTitle={t`In short`}
      facts={inShort}
      moreFacts={optional}
      aboutMe={profile.aboutMe}
      {...{ menu, status, notes, after }}
      wordsLink={canEdit ? <EditLinks sections={['words']} /> : null}
      factsLinks={canEdit ? <EditLinks sections={['facts', 'place']} /> : null}
      tags={profile.tags.map((tag) => messages.text(labels.Tag[tag]))}
    >
      <ProfileSection title={t(search[gender])}>
        {lookingFor(gender, preferences, i18n, placeNamed).map((line) => (
          <p key={line} className={classes.line}>
            {line}
          </p>
        ))}
        {preferences.otherPreferences ? (
          <p className={classes.own} {...ownWords(preferences.otherPreferences)}>
            {preferences.otherPreferences}
          </p>
        ) : null}
        {canEdit ? <EditLinks sections={['preferences']} /> : null}
      </ProfileSection>
      {preferences.questions?.length ? (
        <ProfileSection title={canEdit && profile.createdBy === 'SELF' ? t`You would like to know` : t(asks[gender])}>
          <ul className={classes.questions}>
            {preferences.questions.map((question) => (
              <li key={question} {...ownWords(question)}>
                {question}
              </li>
            ))}
          </ul>
        </ProfileSection>
      ) : null}
    </ProfileDetails>
  );
}

/** At the end of a part of the own profile, at the edge of its words. */
function EditLinks({ sections }: { sections: readonly SectionName[] }) {
  const { t } = useLingui();
  return (
    <div className={classes.edit}>
      {sections.map((section) => (
        <LinkButton key={section} size="sm" variant="subtle" href={`/edit-profile/${section}`}>
          {t(sectionTitles[section])}
        </LinkButton>
      ))}
    </div>
  );
}

/** By the gender of the reader. */
const search: Record<Gender, MessageDescriptor> = {
  MALE: msg({ message: 'Looking for', context: 'a man looks for a woman' }),
  FEMALE: msg({ message: 'Looking for', context: 'a woman looks for a man' }),
};

/** By the gender of the person: a question is theirs also where a relative writes. */
const asks: Record<Gender, MessageDescriptor> = {
  MALE: msg`He would like to know`,
  FEMALE: msg`She would like to know`,
};
