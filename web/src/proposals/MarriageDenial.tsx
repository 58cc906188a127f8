import { Trans } from '@lingui/react/macro';
import type { ContactRole, ProposalMarriage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { Message } from '../shared/message.ts';
import { saysNotFixed } from '../shared/relative-sentences.ts';
import { useOwnPerson } from '../shared/use-own-person.ts';
import { WriteToUs } from './WriteToUs.tsx';

export interface DenialProps {
  marriage: Pick<ProposalMarriage, 'fixedBy'>;
  /** The reader's own role in the proposal. */
  role: ContactRole;
  /** Of the other party. */
  firstName: string;
}

/** Who has said that the marriage is not fixed, without a full stop. */
export function DenialTitle({ marriage, role, firstName }: DenialProps) {
  const { person } = useOwnPerson();
  if (marriage.fixedBy !== role) return <Trans>You have said that the marriage is not fixed</Trans>;
  return <Message {...saysNotFixed} values={{ name: <bdi>{firstName}</bdi>, person }} />;
}

/** What follows from a denial, who looks at it, and where to write. */
export function DenialConsequence() {
  return (
    <>
      <Trans>
        The proposal is closed, contact details are no longer shown, and both sides are free to search again. A
        moderator reads what happened. May Allah open a better way.
      </Trans>
      <br />
      <WriteToUs />
    </>
  );
}
