import { LinkButton, NotFoundScene, PageBody } from '@mithaq/ui-kit';
import { useAccount } from '../auth/use-account.ts';

/** Any path that is no page. */
export function NotFoundPage() {
  const { user } = useAccount();
  return (
    <PageBody width="reading">
      <NotFoundScene headingOrder={1} title="Page not found" action={<LinkButton href={user ? '/for-you' : '/'}>Go to Home</LinkButton>}>
        There is nothing at this address. It may have been mistyped, or the page has moved.
      </NotFoundScene>
    </PageBody>
  );
}
