import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import type { ModeratorMessage, User } from '@mithaq/openapi/generated/hooks/model/index.ts';
import {
  getListModeratorMessagesInfiniteQueryKey,
  useReadModeratorMessage,
} from '@mithaq/openapi/generated/hooks/moderation/moderation.ts';
import { getGetCurrentUserQueryKey } from '@mithaq/openapi/generated/hooks/users/users.ts';
import { Button, notify, PageBody, Panel, Title, useOwnWords } from '@mithaq/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { OperatorText } from '../reference/OperatorText.tsx';
import { Time } from '../shared/Time.tsx';
import classes from './ModeratorNotice.module.css';

/** A message of the moderators above the page, until the member says that they have read it. */
export function ModeratorNotice({ message: { messageId, kind, text, sentAt } }: { message: ModeratorMessage }) {
  const messages = useMessages();
  const ownWords = useOwnWords();
  const client = useQueryClient();
  const headingId = useId();
  const { mutate, isPending } = useReadModeratorMessage({
    mutation: {
      onSuccess: () => {
        client.setQueryData<User>(getGetCurrentUserQueryKey(), (user) => user && without(user, messageId));
        void client.invalidateQueries({ queryKey: getListModeratorMessagesInfiniteQueryKey() });
        // The button goes.
        document.getElementById('main')?.focus();
      },
      onError: ({ problem }) => notify({ kind: 'error', message: messages.problem(problem) }),
    },
  });
  return (
    <PageBody width="reading">
      <section className={classes.notice} aria-labelledby={headingId}>
        <Panel>
          <Title order={2} size="h3" id={headingId}>
            <Trans>From the moderators of Mithaq</Trans>
          </Title>
          {kind === 'WARNING' ? (
            <p className={classes.kind}>{messages.text(labels.ModeratorMessageKind[kind])}</p>
          ) : null}
          <p className={classes.text} {...ownWords(text)}>
            {text}
          </p>
          <p className={classes.detail}>
            <Time at={sentAt} />
          </p>
          <p className={classes.detail}>
            <OperatorText text={msg({ message: 'To answer, write to {email}.' })} />
          </p>
          <div className={classes.button}>
            <Button variant="default" loading={isPending} onClick={() => mutate({ data: { messageId } })}>
              <Trans>I have read this</Trans>
            </Button>
          </div>
        </Panel>
      </section>
    </PageBody>
  );
}

/** The account without this message; without any, the field is absent. */
function without({ moderatorMessages = [], ...user }: User, messageId: string): User {
  const left = moderatorMessages.filter((each) => each.messageId !== messageId);
  return { ...user, ...(left.length > 0 && { moderatorMessages: left }) };
}
