import classes from './Hints.module.css';

export interface HintsProps {
  /** A kind sentence that introduces them. */
  title: string;
  /** A few short lines. */
  children: readonly string[];
}

/** A few lines on a quiet ground that help with a field. */
export function Hints({ title, children }: HintsProps) {
  return (
    <div className={classes.hints}>
      <p className={classes.title}>{title}</p>
      <ul className={classes.list}>
        {children.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </div>
  );
}
