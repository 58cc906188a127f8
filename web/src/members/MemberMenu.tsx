import { useLingui } from '@lingui/react/macro';
import { BlockIcon, FlagIcon, MoreMenu, type MoreMenuProps } from '@mithaq/ui-kit';
import { lazy, Suspense, useState } from 'react';

const BlockDialog = lazy(async () => ({ default: (await import('./BlockDialog.tsx')).BlockDialog }));
const ReportDialog = lazy(async () => ({ default: (await import('../moderation/ReportDialog.tsx')).ReportDialog }));

export interface MemberMenuProps {
  member: { id: string; name: string };
  /** Called when the member is blocked. */
  onBlocked?: () => void;
  /** There is no proposal between the two, so that a block can be taken back whole. */
  isBlockUndoable?: boolean;
  /** Further entries, before Block and Report. */
  items?: MoreMenuProps['items'];
}

/** The rarely used actions about another member: Block and Report. */
export function MemberMenu({ member, onBlocked, isBlockUndoable = false, items }: MemberMenuProps) {
  const { t } = useLingui();
  const { name } = member;
  const [open, setOpen] = useState<'block' | 'report'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <MoreMenu
        label={t({
          message: `More about ${name}`,
          comment: 'Names the button that opens a menu with Block and Report',
        })}
        items={[
          ...(items ?? []),
          { label: t`Block`, onClick: () => setOpen('block'), icon: <BlockIcon size={18} /> },
          { label: t`Report`, onClick: () => setOpen('report'), icon: <FlagIcon size={18} /> },
        ]}
      />
      <Suspense>
        {open === 'block' ? (
          <BlockDialog member={member} isUndoable={isBlockUndoable} onClose={close} onBlocked={onBlocked} />
        ) : null}
        {open === 'report' ? (
          <ReportDialog title={t`Report ${name}`} about={{ profileId: member.id }} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}
