import type { ContactRole } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useGetContactInfo } from '@mithaq/openapi/generated/hooks/proposals/proposals.ts';
import { otherRole } from '@mithaq/openapi/rules/proposal.ts';
import { Trans } from '@lingui/react/macro';
import { Button, ContactDetails, useDisclosure } from '@mithaq/ui-kit';
import { useServerWords } from '../languages/use-contract-words.ts';
import { useNews } from '../motion/use-news.ts';
import classes from './ContactReveal.module.css';

export interface ContactRevealProps {
  proposalId: string;
  /** My side; the other party's role is what is asked for. */
  role: ContactRole;
}

/** Asks for the other party's contact details only when told to, once: each read is recorded for them (DESIGN rule 7). */
export function ContactReveal({ proposalId, role }: ContactRevealProps) {
  const serverWords = useServerWords();
  const [newsRef, expectNews] = useNews();
  const [isAsked, { open }] = useDisclosure();
  const { data, error, isFetching, refetch } = useGetContactInfo(
    proposalId,
    { role: otherRole(role) },
    {
      query: {
        enabled: isAsked,
        gcTime: 0,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  );
  if (data) {
    return (
      <div ref={newsRef}>
        <ContactDetails email={data.email} phoneNumber={data.phoneNumber} />
      </div>
    );
  }
  const ask = () => {
    expectNews();
    if (error) void refetch();
    else open();
  };
  return (
    <div>
      {error ? (
        <p className={classes.refused} role="alert">
          {serverWords(error.problem)}
        </p>
      ) : null}
      <Button size="sm" variant="default" loading={isFetching} onClick={ask}>
        <Trans>View Contact Details</Trans>
      </Button>
    </div>
  );
}
