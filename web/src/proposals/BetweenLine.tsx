import type { ProposalBetween } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { StatusBadge } from '@mithaq/ui-kit';
import { useMessages } from '../i18n/use-messages.ts';
import { Message } from '../shared/message.ts';
import { hasProposed } from '../shared/relative-sentences.ts';
import { useOwnPerson } from '../shared/use-own-person.ts';
import { statusView, takenBack } from './status-view.ts';

export interface BetweenLineProps {
  proposal: Pick<ProposalBetween, 'status' | 'role' | 'takenBackAt'>;
  /** Of the other party. */
  firstName: string;
}

/** The proposal between the reader and the member of a profile, in a line: whose it was, and its status. */
export function BetweenLine({ proposal: { status, role, takenBackAt }, firstName }: BetweenLineProps) {
  const { t } = useLingui();
  const messages = useMessages();
  const { person } = useOwnPerson();
  return (
    <>
      <span>
        {role === 'SENDER' ? (
          <Trans>Proposal sent</Trans>
        ) : (
          <Message {...hasProposed} values={{ name: <bdi>{firstName}</bdi>, person }} />
        )}
      </span>
      {takenBackAt ? (
        <StatusBadge tone={takenBack.tone}>{t(takenBack.badge)}</StatusBadge>
      ) : (
        <StatusBadge tone={statusView[status].tone}>{messages.text(statusView[status].badge)}</StatusBadge>
      )}
    </>
  );
}
