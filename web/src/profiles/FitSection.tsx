import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type {
  Gender,
  MatchReason,
  Preferences,
  ProfileAndPreferences,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useGetCurrentUserProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { mutualWishes, wishedFact, type Wish } from '@mithaq/openapi/rules/wishes.ts';
import { FitList, ProfileSection, type Fit } from '@mithaq/ui-kit';
import type { ReactNode } from 'react';
import { takesAny } from '../shared/facts.ts';
import { aboutPerson, personOf } from '../shared/person.ts';
import { usePlaceNames } from '../reference/place-names.ts';
import classes from './ProfileView.module.css';
import { wishSentence, type Whom } from './wish-sentence.ts';

/** The wishes of both sides, and whether each is met, with what can be done then. Empty until the own profile is loaded. */
export function FitSection({ other, children }: { other: ProfileAndPreferences; children?: ReactNode }) {
  const { t, i18n } = useLingui();
  const placeNamed = usePlaceNames();
  const { data: own } = useGetCurrentUserProfile();
  if (!own || !placeNamed) return null;

  const { gender } = other.profile;
  const person = personOf(own.profile.createdBy, own.profile.gender);
  const self = person === 'other' ? own.profile.gender : person;
  const wishes = mutualWishes(own, other);
  const toFits = (
    list: Wish[],
    { preferences }: ProfileAndPreferences,
    whose: ProfileAndPreferences,
    whom: Whom,
  ): Fit[] =>
    list
      .filter(({ on }) => !isNoWish(on, preferences))
      .map(({ on, isMet, isNear }) => ({
        text: wishSentence(on, preferences, whose, whom, i18n, placeNamed),
        isMet,
        word: isMet ? t`Fits` : isNear ? t`A little outside` : inOwnWords.has(on) ? t`Differs` : t`Does not fit`,
      }));
  return (
    <div className={classes.fit}>
      <ProfileSection title={t(aboutPerson(howYouFit, person))}>
        <FitList title={t(whatTheyAsk[gender])} fits={toFits(wishes.theirs, other, own, self)} />
        <FitList title={t(aboutPerson(whatYouAsk, person))} fits={toFits(wishes.own, own, other, gender)} />
      </ProfileSection>
      {children}
    </div>
  );
}

/** Members write these in their own words, and two words may mean the same: "Master's degree" and "M.A.". */
const inOwnWords = new Set<MatchReason>(['EDUCATION', 'OCCUPATION', 'CITY']);

/** Every answer to a fact is wished for. */
function isNoWish(on: MatchReason, { facts }: Preferences): boolean {
  const fact = wishedFact(on);
  return fact !== undefined && takesAny(fact, facts?.[fact]);
}

const howYouFit = msg({
  message:
    '{person, select, self {How you fit} son {How your son fits} daughter {How your daughter fits} brother {How your brother fits} sister {How your sister fits} other {How you fit}}',
});

const whatYouAsk = msg({
  message:
    '{person, select, self {What you ask for} son {What you ask for your son} daughter {What you ask for your daughter} brother {What you ask for your brother} sister {What you ask for your sister} other {What you ask for}}',
});

const whatTheyAsk: Record<Gender, MessageDescriptor> = {
  MALE: msg`What he asks for`,
  FEMALE: msg`What she asks for`,
};
