import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnMarriage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { dayOf } from '../shared/time.ts';
import { useWriterName } from '../members/use-writer-name.ts';
import { useAwaitedUntil } from './use-awaited-until.ts';

export interface AskedAsWellProps {
  marriage: Omit<OwnMarriage, 'proposalId' | 'type'>;
  /** Within a paragraph a `span`. */
  component?: 'p' | 'span';
  className?: string | undefined;
}

/** To the side that chose Marriage Fixed, while the other one has not answered: that they are asked, and until when. */
export function AskedAsWell({ marriage, component: Component = 'p', className }: AskedAsWellProps) {
  const { i18n } = useLingui();
  const writerName = useWriterName();
  const limit = useAwaitedUntil(marriage);
  const { firstName, createdBy } = marriage;
  if (!limit || firstName === undefined) return null;
  const name = writerName({ firstName, createdBy });
  const until = dayOf(limit.toISOString(), i18n.locale);
  return (
    <Component className={className}>
      <Trans>
        We have asked {name} to confirm the marriage, and await the answer until {until}.
      </Trans>
    </Component>
  );
}
