import { useLingui } from '@lingui/react/macro';
import type { ModerationMember } from '@mithaq/openapi/generated/hooks/model/index.ts';
import {
  getListModerationCasesInfiniteQueryKey,
  getListSuspendedMembersInfiniteQueryKey,
  useLiftSuspension,
  useSuspendMember,
} from '@mithaq/openapi/generated/hooks/moderation/moderation.ts';
import { Button } from '@mithaq/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from './ReasonDialog.tsx';

/** Suspends the member, or lifts the suspension. Asks for a reason, which is recorded. */
export function SuspensionAction({
  member: { profileId, isSuspended },
  onChange,
}: {
  member: Pick<ModerationMember, 'profileId' | 'isSuspended'>;
  /** Receives the changed member. The lists are loaded again in any case. */
  onChange?: (changed: ModerationMember) => void;
}) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const onSuccess = (changed: ModerationMember) => {
    setOpen(false);
    onChange?.(changed);
    return Promise.all(
      [getListModerationCasesInfiniteQueryKey(), getListSuspendedMembersInfiniteQueryKey()].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  };
  const suspending = useSuspendMember({ mutation: { onSuccess } });
  const lifting = useLiftSuspension({ mutation: { onSuccess } });
  const call = isSuspended ? lifting : suspending;
  const title = isSuspended ? t`Lift suspension` : t`Suspend member`;
  return (
    <>
      <Button size="sm" variant="default" onClick={() => setOpen(true)}>
        {title}
      </Button>
      {isOpen ? (
        <ReasonDialog
          title={title}
          description={
            isSuspended
              ? t`The member is back as before. Moderators read the reason.`
              : t`The member reads this reason. They leave all lists, and can only download their data, delete the account and sign out.`
          }
          call={call}
          onSubmit={(reason) => call.mutate({ data: { profileId, reason } })}
          onCancel={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
