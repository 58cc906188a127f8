import { Trans } from '@lingui/react/macro';
import { Button } from '@mithaq/ui-kit';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { SuggestedNumber as Suggestion } from '../shared/suggest-number.ts';
import classes from './SuggestedNumber.module.css';

export interface SuggestedNumberProps {
  suggestion: Suggestion;
  /** Takes the number. */
  onAccept: (number: string) => void;
  /** The field of the number. */
  fieldRef: RefObject<HTMLInputElement | null>;
  /** Whose number it is. */
  children: ReactNode;
}

/** Offers the whole number that was probably meant by one without its country code. */
export function SuggestedNumber({ suggestion: { number, shown }, onAccept, fieldRef, children }: SuggestedNumberProps) {
  const ref = useRef<HTMLDivElement>(null);
  // With large letters it would begin under the bar, and nothing would say why the code cannot be sent.
  useEffect(() => {
    // Returned, the promise that Chromium gives would be taken for the end of the effect.
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={ref} className={classes.suggestion} role="status">
      <p>{children}</p>
      <Button
        variant="default"
        onClick={() => {
          onAccept(number);
          // The button goes.
          fieldRef.current?.focus();
        }}
      >
        <span>
          <Trans>
            Use <bdi dir="ltr">{shown}</bdi>
          </Trans>
        </span>
      </Button>
    </div>
  );
}
