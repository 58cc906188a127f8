import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ContactRole, ProposalMarriage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { Message } from '../shared/message.ts';
import { saysNotFixed } from '../shared/relative-sentences.ts';
import { useOwnPerson } from '../shared/use-own-person.ts';
import { WriteToUs } from './WriteToUs.tsx';

/** The reader has denied the marriage with `name`. */
const ownSaysNotFixed = msg({
  message:
    "You have said that {person, select, self {your marriage} son {your son's marriage} daughter {your daughter's marriage} brother {your brother's marriage} sister {your sister's marriage} other {the marriage}} with {name} is not fixed",
});

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
  const isOwnWord = marriage.fixedBy !== role;
  return (
    <Message {...(isOwnWord ? ownSaysNotFixed : saysNotFixed)} values={{ name: <bdi>{firstName}</bdi>, person }} />
  );
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
