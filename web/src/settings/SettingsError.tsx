import { Trans } from '@lingui/react/macro';
import type { ApiError } from '@mithaq/openapi/http.ts';
import { Alert, Button } from '@mithaq/ui-kit';
import { useMessages } from '../i18n/use-messages.ts';
import classes from './Settings.module.css';

export interface SettingsErrorProps {
  /** The query whose data did not come. */
  query: { error: ApiError | null; isFetching: boolean; refetch: () => unknown };
}

/** Says in a section why its data is missing, with a button that asks again. */
export function SettingsError({ query: { error, isFetching, refetch } }: SettingsErrorProps) {
  const messages = useMessages();
  return (
    <>
      {error ? <Alert>{messages.problem(error.problem)}</Alert> : null}
      <div className={classes.buttons}>
        <Button size="sm" variant="default" loading={isFetching} onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </>
  );
}
