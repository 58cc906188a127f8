import type { ReactNode } from 'react';
import { CheckIcon } from '../icons/icons.tsx';
import { useUiMessages } from '../shared/messages.ts';
import classes from './FormStepper.module.css';

export interface FormStepperProps {
  /** The names of the steps, in order. */
  steps: readonly string[];
  /** Which step one is on, from 0. */
  current: number;
  /** The fields of this step. */
  children: ReactNode;
  /** The buttons at its end. */
  actions: ReactNode;
}

/** A form in steps that always says which step one is on. */
export function FormStepper({ steps, current, children, actions }: FormStepperProps) {
  const words = useUiMessages();
  return (
    <div className={classes.shell}>
      <nav aria-label={words.steps} hidden={steps.length < 2}>
        <ol className={classes.steps}>
          {steps.map((step, i) => (
            <li
              key={step}
              className={classes.step}
              aria-current={i === current ? 'step' : undefined}
              data-is-done={i < current || undefined}
            >
              <span className={classes.mark} aria-hidden>
                {i < current ? <CheckIcon size={18} /> : words.number(i + 1)}
              </span>
              <span>
                <span className={classes.count}>{words.stepOf(i + 1, steps.length)}</span>
                <span className={classes.name}>{step}</span>
              </span>
            </li>
          ))}
        </ol>
      </nav>
      <div className={classes.fields}>{children}</div>
      <div className={classes.actions}>{actions}</div>
    </div>
  );
}

export interface FieldRowProps {
  /** Two fields that belong together. */
  children: ReactNode;
}

/** Two fields beside one another where there is room. */
export function FieldRow({ children }: FieldRowProps) {
  return <div className={classes.row}>{children}</div>;
}
