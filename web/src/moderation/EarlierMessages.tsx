import { Trans, useLingui } from '@lingui/react/macro';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { useListMessagesToMemberInfinite } from '@mithaq/openapi/generated/hooks/moderation/moderation.ts';
import { useState } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { Time } from '../shared/Time.tsx';
import { Quote } from './MemberParts.tsx';
import classes from './Moderation.module.css';
import { PagedList } from './PagedList.tsx';

/** What moderators wrote to a member, behind a heading that opens it. It is loaded then, since a read is recorded. */
export function EarlierMessages({ profileId, label }: { profileId: string; label: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{label}</summary>
      {isOpen ? <MessageList profileId={profileId} /> : null}
    </details>
  );
}

function MessageList({ profileId }: { profileId: string }) {
  const { t } = useLingui();
  const messages = useMessages();
  const query = useListMessagesToMemberInfinite(profileId, { limit: 20 }, { query: { staleTime: 0 } });
  return (
    <PagedList query={query} empty={t`No moderator has written to this member yet.`}>
      {({ messageId, kind, text, sentAt, readAt, moderator }) => (
        <li key={messageId} className={classes.message}>
          <div className={classes.label}>{messages.text(labels.ModeratorMessageKind[kind])}</div>
          <Quote>{text}</Quote>
          <div className={classes.detail}>
            <bdi dir="ltr">{moderator}</bdi> · <Time at={sentAt} /> ·{' '}
            {readAt ? (
              <Trans>
                read <Time at={readAt} />
              </Trans>
            ) : (
              <Trans>not read yet</Trans>
            )}
          </div>
        </li>
      )}
    </PagedList>
  );
}
