import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ModerationAuditEntryAction } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useListModerationAuditInfinite } from '@mithaq/openapi/generated/hooks/moderation/moderation.ts';
import { displayId } from '@mithaq/openapi/rules/profile.ts';
import { Time } from '../i18n/Time.tsx';
import classes from './Moderation.module.css';
import { PagedList } from './PagedList.tsx';

const actions: Record<ModerationAuditEntryAction, MessageDescriptor> = {
  CLOSE_CASE: msg`Case closed`,
  SUSPEND: msg`Member suspended`,
  LIFT_SUSPENSION: msg`Suspension lifted`,
};

/** What moderators did, newest first. */
export function AuditLog() {
  const { t } = useLingui();
  const query = useListModerationAuditInfinite({ limit: 20 }, { query: { staleTime: 0 } });
  return (
    <PagedList query={query} empty={t`Nothing has been decided yet.`}>
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
          <div dir="auto">{reason}</div>
          <div className={classes.detail}>
            <bdi dir="ltr">{moderator}</bdi> · <Time at={at} />
          </div>
        </li>
      )}
    </PagedList>
  );
}
