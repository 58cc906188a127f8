import classes from './Promises.module.css';

export interface PromisesProps {
  /** A few words and a sentence or two each. */
  promises: readonly { heading: string; text: string }[];
}

/** The privacy pledge, set as a list of terms. */
export function Promises({ promises }: PromisesProps) {
  return (
    <dl className={classes.list}>
      {promises.map(({ heading, text }) => (
        <div key={heading} className={classes.promise}>
          <dt className={classes.term}>{heading}</dt>
          <dd className={classes.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
