import { useGetFeedInfinite } from '@mithaq/openapi/generated/hooks/matching/matching.ts';
import { chosenFilters } from '@mithaq/openapi/rules/filter-names.ts';
import { useLingui } from '@lingui/react/macro';
import { Button, PageBody, PageHeader, VisuallyHidden } from '@mithaq/ui-kit';
import { lazy, Suspense, useEffect, useState } from 'react';
import { loadCatalog } from '../i18n/i18n.ts';
import { OwnStateNote } from '../members/OwnStateNote.tsx';
import classes from './FeedPage.module.css';
import { useFeedFilters, withoutRefused } from './filters/use-feed-filters.ts';
import { useFittingText } from './filters/use-filter-result.ts';
import { MemberList } from './MemberList.tsx';
import { pageSize } from './page-size.ts';
import { ProfileSearch } from './ProfileSearch.tsx';

const FilterBar = lazy(() => withWords(async () => ({ default: (await import('./filters/FilterBar.tsx')).FilterBar })));
const ChosenFilters = lazy(() =>
  withWords(async () => ({ default: (await import('./filters/ChosenFilters.tsx')).ChosenFilters })),
);
const FilterDrawer = lazy(() =>
  withWords(async () => ({ default: (await import('./filters/FilterDrawer.tsx')).FilterDrawer })),
);
const NobodyPasses = lazy(() =>
  withWords(async () => ({ default: (await import('./filters/NobodyPasses.tsx')).NobodyPasses })),
);

/** Explore Profiles: all members, newest first, or those who pass the filters of the address. */
export function FeedPage() {
  const { t, i18n } = useLingui();
  const [filters, choose] = useFeedFilters();
  const [isOpen, setIsOpen] = useState(false);
  const [hasChanged, setHasChanged] = useState(false);
  // What was being chosen in the drawer, for these filters.
  const [draft, setDraft] = useState<{ of: typeof filters; chosen: typeof filters }>();
  const list = useGetFeedInfinite(
    { limit: pageSize, ...filters },
    // The cards stay until the next ones come.
    {
      query: { placeholderData: (before) => (before?.pages.some(({ data }) => data.length > 0) ? before : undefined) },
    },
  );
  const cleaned = withoutRefused(filters, list.error);
  const count = chosenFilters(filters).length;
  const change = (chosen: typeof filters, replaces?: boolean) => {
    setHasChanged(true);
    choose(chosen, replaces);
  };
  useEffect(() => {
    if (cleaned) choose(cleaned, true);
    // Only when the answer says so: `choose` is another one each time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [list.error]);
  const firstPage = list.data?.pages[0];
  // Its words have come with the filters that have changed the list.
  const fittingText = useFittingText();
  const number = i18n.number(count);
  const fitting = t`Members who fit your filters, newest first.`;
  return (
    <PageBody>
      <PageHeader
        title={t`Explore Profiles`}
        lead={
          count > 0 ? (
            <>
              <span className={classes.wide}>{fitting}</span>
              <span className={classes.narrow}>
                <Suspense fallback={fitting}>
                  <ChosenFilters filters={filters} />
                </Suspense>
              </span>
            </>
          ) : (
            t`All members, newest first.`
          )
        }
        right={
          <div className={classes.tools}>
            <ProfileSearch />
            <div className={classes.narrow}>
              <Button variant="default" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
                {count > 0 ? t`Filters (${number})` : t`Filters`}
              </Button>
            </div>
          </div>
        }
      />
      <OwnStateNote />
      <div className={classes.row}>
        <Suspense>
          <FilterBar filters={filters} onChange={change} onMore={() => setIsOpen(true)} isMoreOpen={isOpen} />
        </Suspense>
      </div>
      <VisuallyHidden role="status">
        {/* A new element each time: the same words would be announced only once. */}
        {hasChanged && !list.isPending && !list.isPlaceholderData ? (
          <span key={JSON.stringify(filters)}>
            {firstPage?.data.length === 0 ? t`The list is empty.` : t`The list has changed.`}{' '}
            {/* Not more when more of the list comes. */}
            {firstPage?.data.length && count > 0 ? fittingText([firstPage]) : null}
          </span>
        ) : null}
      </VisuallyHidden>
      <MemberList
        list={{ ...list, isPending: list.isPending || cleaned !== undefined }}
        saysEnd
        empty={
          count > 0 ? (
            <Suspense>
              <NobodyPasses filters={filters} loosen={list.data?.pages.at(-1)?.loosen} onChange={change} />
            </Suspense>
          ) : undefined
        }
      />
      <Suspense>
        {isOpen ? (
          <FilterDrawer
            filters={draft?.of === filters ? draft.chosen : filters}
            onChange={change}
            onClose={(chosen) => {
              setDraft({ of: filters, chosen });
              setIsOpen(false);
            }}
          />
        ) : null}
      </Suspense>
    </PageBody>
  );
}

/** With the messages of the filters, which the page does not need at first. */
async function withWords<T>(load: () => Promise<T>): Promise<T> {
  const [module] = await Promise.all([load(), loadCatalog('filters')]);
  return module;
}
