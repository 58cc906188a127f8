import type { ContactRole, Gender } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useGetContactInfo } from '@mithaq/openapi/generated/hooks/proposals/proposals.ts';
import { otherRole } from '@mithaq/openapi/rules/proposal.ts';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, ContactDetails, useDisclosure } from '@mithaq/ui-kit';
import { lazy, Suspense, type ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { ReadableNumber } from '../shared/ReadableNumber.tsx';
import { useFocusResult } from '../shared/use-focus-result.ts';
import classes from './ContactReveal.module.css';

const SharedGuardianCard = lazy(async () => ({
  default: (await import('./SharedGuardianDetails.tsx')).SharedGuardianCard,
}));
const SharedGuardianDetails = lazy(async () => ({
  default: (await import('./SharedGuardianDetails.tsx')).SharedGuardianDetails,
}));

export interface ContactRevealProps {
  proposalId: string;
  /** The member's own role in the proposal. */
  role: ContactRole;
  /** Whether something else beside it comes first. */
  isQuiet?: boolean;
  /** The other party, where their guardian is shown as large as they are; by default as lines of a card. */
  other?: { name: string; gender: Gender };
  /** Shows the other party's own details, which they may share or not, perhaps below their guardian's; by default as two lines of a card. */
  children?: (contact: { email: string; phoneNumber: string }, isGuardianFirst: boolean) => ReactNode;
}

/** Requests the other party's contact details only on a press, once: each read is recorded for the other party. */
export function ContactReveal({ proposalId, role, isQuiet = false, other, children }: ContactRevealProps) {
  const messages = useMessages();
  const [newsRef, expectNews] = useFocusResult();
  const [isRequested, { open }] = useDisclosure();
  const { data, error, isFetching, refetch } = useGetContactInfo(
    proposalId,
    { role: otherRole(role) },
    {
      query: {
        enabled: isRequested,
        gcTime: 0,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  );
  if (data) {
    const { guardian, email, phoneNumber } = data;
    return (
      // The guardian comes first, also for the focus, so both wait for it.
      <Suspense>
        <div ref={newsRef} className={classes.details}>
          {guardian && other ? <SharedGuardianCard guardian={guardian} other={other} /> : null}
          {guardian && !other ? <SharedGuardianDetails guardian={guardian} /> : null}
          {email && phoneNumber && children ? children({ email, phoneNumber }, guardian !== undefined) : null}
          {email && phoneNumber && !children ? (
            <ContactDetails {...{ email, phoneNumber }} shownNumber={<ReadableNumber number={phoneNumber} />} />
          ) : null}
        </div>
      </Suspense>
    );
  }
  const request = () => {
    expectNews();
    if (error) void refetch();
    else open();
  };
  return (
    <div>
      {error ? (
        <div className={classes.failure}>
          <Alert>{messages.problem(error.problem)}</Alert>
        </div>
      ) : null}
      <Button
        size={children ? 'md' : 'sm'}
        variant={isQuiet ? 'light' : 'filled'}
        fullWidth={!!children}
        loading={isFetching}
        onClick={request}
      >
        <Trans>View Contact Details</Trans>
      </Button>
    </div>
  );
}
