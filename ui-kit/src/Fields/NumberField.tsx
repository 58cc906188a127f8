import type { FieldProps } from './field-props.ts';
import { FieldFrame } from './FieldFrame.tsx';
import classes from './Fields.module.css';

export interface NumberFieldProps extends FieldProps {
  /** The number, or '' while there is none. */
  value: number | '';
  /** Called with the number, or '' while there is none. */
  onChange: (value: number | '') => void;
  /** Smallest number the arrows reach. */
  min?: number;
  /** Largest number the arrows reach. */
  max?: number;
  /** What one press of an arrow adds. */
  step?: number;
  /** Unit after the number, "ft". */
  unit?: string;
}

/** A number, by the browser's own number input. Limits are the form's business: nothing typed is changed. */
export function NumberField({ value, onChange, min, max, step, unit, ...field }: NumberFieldProps) {
  return (
    <FieldFrame {...field}>
      {(control) => (
        <div className={classes.box}>
          <input
            {...control}
            type="number"
            inputMode={step && step < 1 ? 'decimal' : 'numeric'}
            min={min}
            max={max}
            step={step}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value === '' ? '' : event.currentTarget.valueAsNumber)}
            // Scrolling the page over a focused number would change it.
            onWheel={(event) => event.currentTarget.blur()}
            className={classes.input}
            data-has-unit={unit !== undefined || undefined}
          />
          {unit ? <span className={classes.unit}>{unit}</span> : null}
        </div>
      )}
    </FieldFrame>
  );
}
