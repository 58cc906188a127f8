import classes from './Tags.module.css';

export interface TagsProps {
  /** The words, as they are shown. */
  tags: readonly string[];
}

/** A few words that describe someone. */
export function Tags({ tags }: TagsProps) {
  return (
    <ul className={classes.tags} aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag} className={classes.tag}>
          {tag}
        </li>
      ))}
    </ul>
  );
}
