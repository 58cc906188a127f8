import { Trans, useLingui } from '@lingui/react/macro';
import type { Problem } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { Button, EmptyState, type EmptyStateProps } from '@mithaq/ui-kit';
import type { ReactNode, Ref } from 'react';
import { useMessages } from '../i18n/use-messages.ts';

export interface LoadErrorProps extends Pick<EmptyStateProps, 'headingOrder'> {
  /** By default "Something went wrong". */
  title?: string;
  /** Its sentence is shown below. */
  problem?: Problem;
  /** Shown in its place. */
  children?: ReactNode;
  isFetching: boolean;
  onRetry: () => unknown;
  buttonRef?: Ref<HTMLButtonElement>;
}

/** In place of content that could not be loaded, with a button to try again. */
export function LoadError({ title, problem, children, isFetching, onRetry, buttonRef, headingOrder }: LoadErrorProps) {
  const { t } = useLingui();
  const messages = useMessages();
  return (
    <EmptyState
      tone="error"
      headingOrder={headingOrder}
      title={title ?? t`Something went wrong`}
      action={
        <Button ref={buttonRef} loading={isFetching} onClick={() => void onRetry()}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {problem ? messages.problem(problem) : children}
    </EmptyState>
  );
}
