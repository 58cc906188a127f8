import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, EmptyState, PageBody } from '@mithaq/ui-kit';
import { useNavigate } from 'react-router-dom';
import { homePathOf, useAccount } from '../auth/use-account.ts';
import { RouteEffects } from './RouteEffects.tsx';

/** The page of every address without a page for this user. */
export function NotFoundPage() {
  const { t } = useLingui();
  const account = useAccount();
  const navigate = useNavigate();
  return (
    <RouteEffects title={msg`Page not found`}>
      <PageBody width="reading">
        <EmptyState
          tone="not-found"
          headingOrder={1}
          title={t`Page not found`}
          action={
            <Button onClick={() => void navigate(homePathOf(account))}>
              <Trans>Go to Home</Trans>
            </Button>
          }
        >
          <Trans>There is nothing at this address. It may have been mistyped, or the page has moved.</Trans>
        </EmptyState>
      </PageBody>
    </RouteEffects>
  );
}
