import { useLingui } from '@lingui/react/macro';
import type { ApiError } from '@mithaq/openapi/http.ts';
import { EmptyState, LinkButton, Loader, PageBody } from '@mithaq/ui-kit';
import { LoadError } from '../layout/LoadError.tsx';
import { useMessages } from '../i18n/use-messages.ts';

export interface OwnProfileProblemProps {
  /** The query of the own profile, without data. */
  query: { error: ApiError | null; isFetching: boolean; refetch: () => unknown };
}

/** Replaces the own profile while it loads, when there is none, or after an error. */
export function OwnProfileProblem({ query: { error, isFetching, refetch } }: OwnProfileProblemProps) {
  const { t } = useLingui();
  const messages = useMessages();
  const message = error && messages.problem(error.problem);
  return (
    <PageBody width="reading">
      {!error ? (
        <Loader mih="60vh" />
      ) : error.status === 404 ? (
        <EmptyState
          headingOrder={1}
          title={t`No profile found`}
          action={<LinkButton href="/profile/create">{t`Complete Your Profile`}</LinkButton>}
        />
      ) : (
        <LoadError headingOrder={1} title={t`Error: ${message}`} isFetching={isFetching} onRetry={refetch} />
      )}
    </PageBody>
  );
}
