import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ProfilePage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useGetFeedInfinite } from '@mithaq/openapi/generated/hooks/matching/matching.ts';
import type { FeedFilters } from '@mithaq/openapi/rules/filter-names.ts';
import { useDebouncedValue } from '@mithaq/ui-kit';
import { pageSize } from '../page-size.ts';

/** How long a choice rests before the server is asked, in milliseconds: each page that it sends counts as seen. */
const restsFor = 500;

/** Says how many members fit filters that are being chosen. The list then has them at once, since it asks for the same page. */
export function useFilterResult(draft: FeedFilters, isRight: boolean): string | undefined {
  const asked = JSON.stringify(draft);
  const [rested] = useDebouncedValue(asked, restsFor);
  const isResting = isRight && rested === asked;
  const { data } = useGetFeedInfinite({ limit: pageSize, ...draft }, { query: { enabled: isResting } });
  const fittingText = useFittingText();
  return isResting && data ? fittingText(data.pages) : undefined;
}

/** Returns a function that says how many members fit, by the pages of a list that have come. */
export function useFittingText(): (pages: readonly Pick<ProfilePage, 'data' | 'hasNextPage'>[]) => string | undefined {
  const { t, i18n } = useLingui();
  return (pages) => {
    const count = pages.reduce((sum, page) => sum + page.data.length, 0);
    if (pages.at(-1)?.hasNextPage) {
      // The next page has at least one.
      const number = i18n.number(count + 1);
      return count > 0 ? t`${number} or more members fit` : undefined;
    }
    if (count === 0) return t`Nobody fits all of these filters`;
    return t`${plural(count, { one: '# member fits', other: '# members fit' })}`;
  };
}
