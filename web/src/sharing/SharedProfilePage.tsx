import { useLingui } from '@lingui/react/macro';
import { openSharedLink } from '@mithaq/openapi/generated/hooks/sharing/sharing.ts';
import type { SharedProfilePage as Shared } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { ApiError } from '@mithaq/openapi/http.ts';
import { EmptyState, LinkButton, Loader, PageBody, StickyBar } from '@mithaq/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { LoadError } from '../layout/LoadError.tsx';
import { ProfileView } from '../profiles/ProfileView.tsx';
import { localeOf } from '../shared/time.ts';

/** A profile to which a member's link leads, for their family: without an account, and without a way to answer. */
export function SharedProfilePage() {
  const { t, i18n } = useLingui();
  const token = useLocation().hash.slice(1);
  const { data, error, isPending, refetch, isFetching } = useQuery<Shared, ApiError>({
    queryKey: ['shared-profile', token],
    queryFn: () => openSharedLink({ token: token.slice(0, 100) }),
    // Each request counts as an opening.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const about = <LinkButton variant="default" href="/">{t`What is Mithaq`}</LinkButton>;
  const until = data && new Date(data.expiresAt).toLocaleDateString(localeOf(i18n.locale), { dateStyle: 'long' });
  return (
    <PageBody width="reading">
      {/* React moves it into the head. */}
      <meta name="robots" content="noindex" />
      {data ? (
        <>
          <ProfileView {...data} />
          <StickyBar note={t`A member of Mithaq shows you this profile until ${until}. Please do not pass it on.`}>
            {about}
          </StickyBar>
        </>
      ) : isPending ? (
        <Loader mih="60vh" />
      ) : error.status === 404 ? (
        <EmptyState headingOrder={1} title={t`This link has ended`} action={about}>
          {t`Please ask the member of your family who sent it for a new one.`}
        </EmptyState>
      ) : (
        <LoadError headingOrder={1} problem={error.problem} isFetching={isFetching} onRetry={refetch} />
      )}
    </PageBody>
  );
}
