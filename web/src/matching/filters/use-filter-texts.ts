import { useLingui } from '@lingui/react/macro';
import type { FactName, FeedFilter } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import type { FeedFilters } from '@mithaq/openapi/rules/filter-names.ts';
import { listed } from '../../i18n/listed.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { usePlaceNames } from '../../reference/place-names.ts';
import { factText } from '../../shared/facts.ts';
import { shownWord } from '../../shared/known-words.ts';
import { schoolNames } from '../../shared/school-names.ts';
import { useHeight } from '../../shared/use-height.ts';

/** The name of each filter, and what is chosen of it, in words. */
export function useFilterTexts(filters: FeedFilters) {
  const { t, i18n } = useLingui();
  const messages = useMessages();
  const placeNamed = usePlaceNames();
  const { ofFeet } = useHeight();
  const nameOf = (filter: FeedFilter) => messages.text(labels.FeedFilter[filter]);
  const number = (value: number) => i18n.number(value);
  const row = (words: string[] = []) => listed(words, i18n);

  const answers = (fact: FactName, values: string[] = []) => row(values.map((value) => factText(fact, value, i18n)));

  const chosen: Record<FeedFilter, () => string> = {
    AGE: () => range(filters.minAge, filters.maxAge, number),
    COUNTRY: () => row(filters.country?.map((name) => placeNamed?.(name) ?? name)),
    STATE: () => row(filters.state?.map((name) => placeNamed?.(name) ?? name)),
    MARITAL_STATUS: () => row(filters.maritalStatus?.map((each) => messages.text(labels.MaritalStatus[each]))),
    SCHOOL_OF_THOUGHT: () => row(filters.schoolOfThought?.map((each) => t(schoolNames[each]))),
    EDUCATION: () => shownWord(filters.education ?? '', i18n),
    TAGS: () => row(filters.tag?.map((each) => messages.text(labels.Tag[each]))),
    HEIGHT: () => range(filters.minHeight, filters.maxHeight, ofFeet),
    PRAYER: () => answers('prayer', filters.prayer),
    HIJAB: () => answers('hijab', filters.hijab),
    BEARD: () => answers('beard', filters.beard),
    CHILDREN: () => answers('children', filters.children),
  };

  function range(least: number | undefined, most: number | undefined, say: (value: number) => string): string {
    const from = say(least ?? 0);
    const to = say(most ?? 0);
    if (least === undefined) return t`up to ${to}`;
    if (most === undefined) return t`from ${from}`;
    return least === most ? from : t`${from} to ${to}`;
  }

  return {
    nameOf,
    /** The name and what is chosen: "Age: 24 to 30". */
    textOf: (filter: FeedFilter) => {
      const name = nameOf(filter);
      const value = chosen[filter]();
      return t`${name}: ${value}`;
    },
  };
}
