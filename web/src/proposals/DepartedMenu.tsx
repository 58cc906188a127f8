import { useLingui } from '@lingui/react/macro';
import { FlagIcon, MoreMenu } from '@mithaq/ui-kit';
import { lazy, Suspense, useState } from 'react';

const ReportDialog = lazy(async () => ({ default: (await import('../moderation/ReportDialog.tsx')).ReportDialog }));

/** The menu of a card whose other party has left, or has blocked this member: it can still be reported. */
export function DepartedMenu({ proposalId }: { proposalId: string }) {
  const { t } = useLingui();
  const [isReporting, setReporting] = useState(false);
  return (
    <>
      <MoreMenu
        label={t`More about this member who has left`}
        items={[{ label: t`Report`, onClick: () => setReporting(true), icon: <FlagIcon size={18} /> }]}
      />
      <Suspense>
        {isReporting ? (
          <ReportDialog
            title={t`Report this member who has left`}
            about={{ proposalId }}
            onClose={() => setReporting(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
