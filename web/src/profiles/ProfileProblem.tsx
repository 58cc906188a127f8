import { useLingui } from '@lingui/react/macro';
import type { ApiError } from '@mithaq/openapi/http.ts';
import { EmptyState, LinkButton, useHeadingOrder } from '@mithaq/ui-kit';
import { LoadError } from '../layout/LoadError.tsx';

export interface ProfileProblemProps {
  error: ApiError;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** In place of a member's profile: nobody was found, or what went wrong. */
export function ProfileProblem({ error, isFetching, refetch }: ProfileProblemProps) {
  const { t } = useLingui();
  const headingOrder = useHeadingOrder() === 1 ? 1 : 2;
  return isNothing(error.status) ? (
    <EmptyState
      headingOrder={headingOrder}
      title={t`Profile not found`}
      action={<LinkButton href="/feed">{t`Explore Profiles`}</LinkButton>}
    />
  ) : (
    <LoadError headingOrder={headingOrder} problem={error.problem} isFetching={isFetching} onRetry={refetch} />
  );
}

/** An address that can't be an id (400) shows the same as an unknown id (404). */
function isNothing(status: number): boolean {
  return status === 404 || status === 400;
}
