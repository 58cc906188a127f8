import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ContactRole, ProposalMarriage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { Message } from '../shared/message.ts';
import { saysNotFixed } from '../shared/relative-sentences.ts';
import { useOwnPerson } from '../shared/use-own-person.ts';
import { useWriterName, type Writer } from '../members/use-writer-name.ts';
import { WriteToUs } from './WriteToUs.tsx';

/** The reader has denied the marriage with `name`. */
const ownSaysNotFixed = msg({
  message:
    "You have said that {person, select, self {your marriage} son {your son's marriage} daughter {your daughter's marriage} brother {your brother's marriage} sister {your sister's marriage} other {the marriage}} with {name} is not fixed",
});

export interface DenialProps extends Writer {
  marriage: Pick<ProposalMarriage, 'fixedBy'>;
  /** The reader's own role in the proposal. */
  role: ContactRole;
}

/** Who has said that the marriage is not fixed, without a full stop. */
export function DenialTitle({ marriage, role, firstName, createdBy = 'SELF' }: DenialProps) {
  const { person } = useOwnPerson();
  const isOwnWord = marriage.fixedBy !== role;
  const writerName = useWriterName();
  const other = writerName({ firstName });
  if (isOwnWord) return <Message {...ownSaysNotFixed} values={{ name: other, person }} />;
  const name = writerName({ firstName, createdBy });
  return <Message {...saysNotFixed} values={{ name, other, person, author: createdBy }} />;
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
