import type { ChangeEvent } from 'react';
import { useWords } from '../words.ts';
import { directionOf } from './direction.ts';
import type { FieldProps } from './field-props.ts';
import { FieldFrame } from './FieldFrame.tsx';
import classes from './Fields.module.css';

export interface TextAreaFieldProps extends FieldProps {
  /** What is typed. */
  value: string;
  /** Called with the event; `form.getInputProps` fits. */
  onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
  /** Lines shown when it is empty. */
  rows?: number;
  /** How many characters the text may have. Typing goes on beyond it; the counter and the form say so. */
  limit?: number;
  /** From this length on the counter shows how many are left. */
  counterFrom?: number;
}

/** Several lines of text, growing with what is typed. */
export function TextAreaField({ rows = 4, limit, counterFrom = 0, value, onChange, ...field }: TextAreaFieldProps) {
  const { charactersLeft, charactersTooMany } = useWords();
  // Length counts code points, as the contract does.
  const used = Array.from(value).length;
  const isCounted = limit !== undefined && used >= counterFrom;
  const left = (limit ?? 0) - used;
  return (
    <div>
      <FieldFrame {...field}>
        {(control) => (
          <textarea
            {...control}
            rows={rows}
            value={value}
            onChange={onChange}
            dir={directionOf(value)}
            className={`${classes.input} ${classes.text}`}
            // Where the browser fits the field to its words, `rows` says nothing.
            style={{ minHeight: `calc(${rows}lh + 1.5rem)` }}
          />
        )}
      </FieldFrame>
      {limit === undefined ? null : (
        <p className={classes.counter} aria-live="polite" data-is-over={left < 0 || undefined}>
          {isCounted ? (left >= 0 ? charactersLeft(left) : charactersTooMany(-left)) : null}
        </p>
      )}
    </div>
  );
}
