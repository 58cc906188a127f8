import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type {
  ListModerationAuditParams,
  ModerationAuditEntryAction,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useListModerationAuditInfinite } from '@mithaq/openapi/generated/hooks/moderation/moderation.ts';
import { displayId } from '@mithaq/openapi/rules/profile.ts';
import { useOwnWords } from '@mithaq/ui-kit';
import { Time } from '../shared/Time.tsx';
import classes from './Moderation.module.css';
import { PagedList } from './PagedList.tsx';

const actions: Record<ModerationAuditEntryAction, MessageDescriptor> = {
  CLOSE_CASE: msg`Case closed`,
  SUSPEND: msg`Member suspended`,
  LIFT_SUSPENSION: msg`Suspension lifted`,
  SEND_MESSAGE: msg`Message sent`,
  SEND_WARNING: msg`Warning sent`,
  READ_CASE: msg`Case read`,
  READ_SUSPENDED: msg`Suspended member read`,
  READ_MESSAGES: msg`Messages to member read`,
  SEARCH: msg`Member searched`,
  OPERATOR: msg`Command of the operator`,
};

/** The decisions and reads of moderators, newest first. */
export function AuditLog({ entries }: Required<Pick<ListModerationAuditParams, 'entries'>>) {
  const { t } = useLingui();
  const ownWords = useOwnWords();
  const query = useListModerationAuditInfinite({ entries, limit: 20 }, { query: { staleTime: 0 } });
  const empty = entries === 'READS' ? t`Nobody has read anything yet.` : t`Nothing has been decided yet.`;
  return (
    <PagedList query={query} empty={empty}>
      {({ entryId, at, moderator, action, profileId, reason }) => (
        <li key={entryId} className={classes.entry}>
          <div className={classes.label}>
            {t(actions[action])}
            {profileId ? (
              <>
                {' · '}
                <bdi dir="ltr">{displayId(profileId)}</bdi>
              </>
            ) : null}
          </div>
          {reason ? <div {...ownWords(reason)}>{reason}</div> : null}
          <div className={classes.detail}>
            <bdi dir="ltr">{moderator}</bdi> · <Time at={at} />
          </div>
        </li>
      )}
    </PagedList>
  );
}
