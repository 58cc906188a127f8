import { useWords } from '../words.ts';
import classes from './Tags.module.css';

export interface TagsProps {
  /** The words, as they are shown. */
  tags: readonly string[];
}

/** A few words that describe someone. */
export function Tags({ tags }: TagsProps) {
  const words = useWords();
  return (
    <ul className={classes.tags} aria-label={words.tags}>
      {tags.map((tag) => (
        <li key={tag} className={classes.tag}>
          {tag}
        </li>
      ))}
    </ul>
  );
}
