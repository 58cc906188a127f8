import { chosenFilters, type FeedFilters } from '@mithaq/openapi/rules/filter-names.ts';
import classes from './ChosenFilters.module.css';
import { useFilterTexts } from './use-filter-texts.ts';

/** Which filters are chosen, in a line of words: on a phone the chips would push the first card out of sight. */
export function ChosenFilters({ filters }: { filters: FeedFilters }) {
  const { textOf } = useFilterTexts(filters);
  return (
    <>
      {chosenFilters(filters).map((filter) => (
        <bdi key={filter} className={classes.filter}>
          {textOf(filter)}
        </bdi>
      ))}
    </>
  );
}
